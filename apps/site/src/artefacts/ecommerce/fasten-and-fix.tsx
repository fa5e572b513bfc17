/** To be drawn. */
export function FastenAndFix() {
  return <div />;
}
