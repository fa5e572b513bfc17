/** To be drawn. */
export function NoolHandlooms() {
  return <div />;
}
