import { type Finding, forEach, type LiveSite, reasonOf } from "./live-site.ts";

/** How long another site may take to answer, in milliseconds. */
const patience = 20_000;

/** Answers to programs of sites that answer people: they say nothing about the source. */
const refusals: readonly number[] = [401, 403, 405, 406, 429, 503, 999];

/** Asks another site for a page, and says with which status it answers. */
export type Ask = (address: string) => Promise<number>;

const ask: Ask = async (address) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  await answer.body?.cancel();
  return answer.status;
};

/** The addresses below a page's text that it names as its sources. */
export function sourcesOf(html: string): string[] {
  const [, list = ""] =
    /<section[^>]* aria-labelledby="sources"[^>]*>(.*?)<\/section>/s.exec(html) ?? [];
  return [...list.matchAll(/ href="(https:[^"]+)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}

/** Sources of the site's articles that are gone, each with the pages that name it. */
export async function lookAtSources(
  { files, rules }: Pick<LiveSite, "files" | "rules">,
  send: Ask = ask,
): Promise<Finding[]> {
  const pages = new Map<string, string[]>();
  for (const page of rules.pages) {
    for (const address of sourcesOf(files.get(page)?.toString() ?? ""))
      pages.set(address, [...(pages.get(address) ?? []), page]);
  }
  const fix = "Find the source’s new address, or another source, and read it again.";
  return forEach([...pages], async ([address, named]) => {
    const where = named.join(", ");
    try {
      const status = await send(address);
      if (status < 400 || refusals.includes(status)) return [];
      return [{ where, what: `Its source ${address} answers ${status}.`, fix }];
    } catch (error) {
      return [{ where, what: `Its source ${address}: ${reasonOf(error)}`, fix }];
    }
  });
}
