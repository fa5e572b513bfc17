/** Ends a request with an error response. When it is thrown, nothing has been stored. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  /** Field → reason, when the fields of a submission are invalid. */
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
