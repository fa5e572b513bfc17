/** To be drawn. */
export function MotiDental() {
  return <div />;
}
