/** To be drawn. */
export function KesarFreight() {
  return <div />;
}
