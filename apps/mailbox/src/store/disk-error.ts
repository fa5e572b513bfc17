import { HttpError } from "../errors.ts";
import { sqliteCode } from "../index/database.ts";
import { full } from "./space.ts";

/** Errors of the system, and SQLite's primary result codes: FULL. */
const fullErrors: readonly unknown[] = ["ENOSPC", "EDQUOT", "EFBIG", 13];
/** The same for a disk that is read-only or failing: READONLY, IOERR, CANTOPEN. */
const brokenErrors: readonly unknown[] = ["EROFS", "EACCES", "EPERM", "EIO", 8, 10, 14];

/** Why the disk rejects a write; undefined if the error has another cause. */
export function diskProblem(error: unknown): "full" | "broken" | undefined {
  const code = sqliteCode(error) ?? (error as NodeJS.ErrnoException).code;
  if (fullErrors.includes(code)) return "full";
  return brokenErrors.includes(code) ? "broken" : undefined;
}

/** The error for a sender: 507 if the disk did not take the message, otherwise the error itself. */
export function refusalOf(error: unknown): unknown {
  const problem = diskProblem(error);
  if (problem === undefined) return error;
  return problem === "full" ? full() : new HttpError(507, ["broken"]);
}
