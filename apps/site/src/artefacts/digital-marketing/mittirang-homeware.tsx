/** To be drawn. */
export function MittirangHomeware() {
  return <div />;
}
