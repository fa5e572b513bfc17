import type { IncomingMessage } from "node:http";
import type { Config } from "../config.ts";
import type { Limits } from "../limits/limits.ts";
import type { Refusals } from "../limits/refusals.ts";
import type { Newsletter } from "../newsletter/newsletter.ts";
import type { VisitorReports } from "../reports/visitor-reports.ts";
import type { Readers } from "../store/readers.ts";
import type { Retention } from "../store/retention.ts";
import type { Store } from "../store/store.ts";
import type { repeatedTexts } from "../submission/spam.ts";
import type { ProxyWatch } from "./proxy-watch.ts";
import type { Reply } from "./reply.ts";

/** What the server keeps from one request to the next. */
export type Context = {
  config: Config;
  store: Store;
  /** Erases old messages; undefined if they are kept. */
  retention: Retention | undefined;
  /** Confirms the addresses for a newsletter; undefined if nobody does. */
  newsletter: Newsletter | undefined;
  /** Who did what in the inbox. */
  readers: Readers;
  limits: Limits;
  refusals: Refusals;
  proxyWatch: ProxyWatch;
  /** Answers `/audit`; undefined if no pages are fetched. */
  audit: ((request: IncomingMessage) => Promise<Reply>) | undefined;
  /** Notes the text of a message. */
  repeated: ReturnType<typeof repeatedTexts>;
  /** How many posts were answered with each status since the start. */
  answers: Map<number, number>;
  /** What visitors met; undefined where it is not asked for. */
  reports: VisitorReports | undefined;
  log: (line: string) => void;
};
