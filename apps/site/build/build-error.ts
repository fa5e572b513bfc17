/** An error that its reader can fix: the build stops and shows only the message. */
export class BuildError extends Error {
  override name = "BuildError";
}
