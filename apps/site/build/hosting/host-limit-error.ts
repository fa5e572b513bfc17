/** Thrown for a rule that a host would silently ignore. */
export class HostLimitError extends Error {
  override name = "HostLimitError";
}
