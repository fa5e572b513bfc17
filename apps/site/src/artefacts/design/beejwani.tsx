/** To be drawn. */
export function Beejwani() {
  return <div />;
}
