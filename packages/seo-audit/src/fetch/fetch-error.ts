/** Why a page could not be fetched. The report says each in a sentence of its own. */
export type FetchProblem =
  | "address"
  | "port"
  | "credentials"
  | "private"
  | "no-host"
  | "refused"
  | "certificate"
  | "timeout"
  | "too-large"
  | "redirects"
  | "robots"
  | "login"
  | "missing"
  | "status"
  | "not-html"
  | "not-sitemap"
  | "broken";

/** A page that could not be fetched. */
export class FetchError extends Error {
  override readonly name = "FetchError";
  readonly problem: FetchProblem;
  /** What the server said of it: a status, a type or a location. */
  readonly detail: string;

  constructor(problem: FetchProblem, detail = "") {
    super(detail === "" ? problem : `${problem}: ${detail}`);
    this.problem = problem;
    this.detail = detail;
  }
}
