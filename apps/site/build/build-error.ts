/** What its reader can mend: the build stops and shows the message only. */
export class BuildError extends Error {
  override name = "BuildError";
}
