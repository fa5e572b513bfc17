/** A figure on a scale from 0 to `max`, drawn as a bar. */
export interface Meter {
  readonly label: string;
  readonly value: number;
  /** The figure with its unit, for display and screen readers. */
  readonly text: string;
  /**
   * The unit after the ends of the optimal range, with a space where one belongs; `""` for shares.
   */
  readonly unit: string;
  readonly max: number;
  /** The part of the scale that counts as good. */
  readonly optimal: readonly [from: number, to: number];
  /** There is nothing to measure, so no range applies. */
  readonly isMissing?: boolean;
}

export const isGood = ({ value, optimal: [from, to], isMissing = false }: Meter): boolean =>
  !isMissing && value >= from && value <= to;
