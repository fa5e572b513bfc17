/** To be drawn. */
export function KanivuHospital() {
  return <div />;
}
