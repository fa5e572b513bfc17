import { decodeHtml } from "@kolam/seo-audit";
import { FetchError, type FetchedPage, fetchPage, type Network } from "@kolam/seo-audit/fetch";
import type { FetchAnswer, FetchOrder } from "./messages.ts";

/** The name that rules in robots.txt are for. */
const ROBOT = "seo-audit";
/** Maximum length of a server's message that is passed on. */
const MAX_DETAIL = 200;
/** Characters of an answer: more is mostly control characters, which JSON writes as six each. */
const MAX_JSON = 4 * 1024 * 1024;

/** A page as JSON, without the cookies that the server sets. */
function jsonOf({ body, charset, headers, ...page }: FetchedPage): string {
  const { "set-cookie": _, ...told } = headers;
  const html = decodeHtml(body, charset);
  const json = JSON.stringify({ success: true, ...page, at: new Date(), headers: told, html });
  if (json.length > MAX_JSON) throw new FetchError("too-large");
  return json;
}

async function answerTo(order: FetchOrder, network: Network): Promise<FetchAnswer> {
  const { id, address, userAgent } = order;
  try {
    return {
      id,
      json: jsonOf(await fetchPage(address, { userAgent, robot: ROBOT, network }, true)),
    };
  } catch (cause) {
    if (!(cause instanceof FetchError)) return { id, problem: "failed", detail: "" };
    return { id, problem: cause.problem, detail: cause.detail.slice(0, MAX_DETAIL) };
  }
}

/** Fetches what the mailbox asks for, until the mailbox is gone. */
export function answerOrders(network: Network): void {
  process.on("message", async (order: FetchOrder) => {
    const answer = await answerTo(order, network);
    process.send?.(answer);
  });
  process.once("disconnect", () => process.exit());
}
