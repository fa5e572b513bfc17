/** To be drawn. */
export function PanjpaniTyres() {
  return <div />;
}
