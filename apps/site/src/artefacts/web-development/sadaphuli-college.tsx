/** To be drawn. */
export function SadaphuliCollege() {
  return <div />;
}
