import type { IncomingMessage } from "node:http";
import { HttpError } from "../errors.ts";
import { clientAddress } from "../limits/client-address.ts";
import { visitorOf } from "../limits/networks.ts";
import { browserOf, readReports } from "../reports/report.ts";
import type { VisitorReports } from "../reports/visitor-reports.ts";
import { readText } from "./body.ts";
import type { Context } from "./context.ts";
import { failure, type Reply } from "./reply.ts";
import { corsHeaders, isForbidden } from "./submit.ts";

/** Most bytes of a report: browsers send the whole policy with each. */
const maxReportBytes = 32 * 1024;

/**
 * `POST /reports`: counts an error in a visitor's browser. Unread reports get the same response.
 */
export async function report(
  { config, limits }: Pick<Context, "config" | "limits">,
  { tally, ofVisitor, ofAll }: VisitorReports,
  request: IncomingMessage,
): Promise<Reply> {
  const headers = corsHeaders(config, request);
  if (isForbidden(config, request)) return failure(403, "This page may not report here.", headers);
  const visitor = visitorOf(clientAddress(request, config.trustProxy));
  const place = limits.halfSent.hold(visitor);
  try {
    if (ofVisitor.take(visitor.own) > 0 || ofAll.take("all") > 0 || !place.more(1)) tally.miss();
    else {
      const body = await readText(request, () => {}, maxReportBytes);
      const browser = browserOf(request.headers["user-agent"]);
      for (const met of readReports(JSON.parse(body.toString("utf8")))) tally.note(met, browser);
    }
    return { status: 204, headers };
  } catch (error) {
    const status = error instanceof HttpError ? error.status : 400;
    return failure(status, "This is no report.", headers);
  } finally {
    place.end();
  }
}
