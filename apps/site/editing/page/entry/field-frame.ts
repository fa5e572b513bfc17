/** Writes a value into its file. */
export type KeepValue = (value: string | number | boolean) => void;

/** What every field says besides its value. */
export interface FieldFrameProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}
