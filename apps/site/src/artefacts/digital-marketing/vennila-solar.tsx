/** To be drawn. */
export function VennilaSolar() {
  return <div />;
}
