/** To be drawn. */
export function TambaPumps() {
  return <div />;
}
