/** A request the mailbox does not carry out; nothing has been stored. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  /** Field → reason, for a submission whose fields cannot be used. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    more: {
      errors?: Readonly<Record<string, string>>;
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
  }
}
