import type { Config } from "../config.ts";
import type { openLimit } from "../limits/open-requests.ts";
import type { DailyQuotas } from "../limits/quota.ts";
import type { RateLimit } from "../limits/rate-limit.ts";
import type { Store } from "../store/store.ts";
import type { repeatedTexts } from "../submission/spam.ts";

/** What the server keeps from one request to the next. */
export type Context = {
  config: Config;
  store: Store;
  /** Submissions by client address. */
  limit: RateLimit;
  /** Bodies that a client address has half sent. */
  open: ReturnType<typeof openLimit>;
  quotas: DailyQuotas;
  /** Notes the text of a message. */
  repeated: ReturnType<typeof repeatedTexts>;
  /** Wrong passwords by client address. */
  limitPasswords: RateLimit;
  /** How many posts were answered with each status since the start. */
  answers: Map<number, number>;
  log: (line: string) => void;
};
