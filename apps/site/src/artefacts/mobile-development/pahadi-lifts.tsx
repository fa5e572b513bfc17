/** To be drawn. */
export function PahadiLifts() {
  return <div />;
}
