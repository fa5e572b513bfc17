/** To be drawn. */
export function IraniRusk() {
  return <div />;
}
