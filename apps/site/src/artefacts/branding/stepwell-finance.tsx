/** To be drawn. */
export function StepwellFinance() {
  return <div />;
}
