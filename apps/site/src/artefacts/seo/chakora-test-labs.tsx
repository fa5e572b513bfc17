/** To be drawn. */
export function ChakoraTestLabs() {
  return <div />;
}
