import { english, type Said, textIn } from "./words.ts";

/** Ends a request with an error response. When it is thrown, nothing has been stored. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  /** What a visitor reads; undefined for errors that only a program can make. */
  readonly said: Said | undefined;
  /** Field → reason, when the fields of a submission are invalid. */
  readonly errors: Readonly<Record<string, Said>>;
  /** Seconds after which it may succeed. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    text: string | Said,
    { errors = {}, retryAfter }: Partial<Pick<HttpError, "errors" | "retryAfter">> = {},
  ) {
    super(typeof text === "string" ? text : textIn(english, text));
    this.status = status;
    this.said = typeof text === "string" ? undefined : text;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/**
 * The mailbox cannot start because of a setting, the port or the data directory. The message says
 * what to do.
 */
export class StartError extends Error {
  override name = "StartError";
}
