/** The parts of a submission that depend on the form. */
export interface MessageParts {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  /** All answers as plain text. */
  readonly message: string;
  /** Contact only. */
  readonly company?: string;
  /** Contact only. */
  readonly phone?: string;
}
