import { rateLimit } from "../limits/rate-limit.ts";
import { openTally } from "./tally.ts";

/** Reports a minute that are read, of one visitor and of all. What comes beyond is only counted. */
const perVisitor = 20;
const inAll = 240;

export type VisitorReports = ReturnType<typeof openVisitorReports>;

/** What visitors meet, and how much of it is read. */
export const openVisitorReports = (path: string, log: (line: string) => void) => ({
  tally: openTally(path, log),
  ofVisitor: rateLimit(perVisitor),
  ofAll: rateLimit(inAll),
});
