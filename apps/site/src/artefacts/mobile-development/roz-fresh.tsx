/** To be drawn. */
export function RozFresh() {
  return <div />;
}
