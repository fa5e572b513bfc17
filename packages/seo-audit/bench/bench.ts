import { parse } from "parse5";
import { audit } from "../src/audit.ts";
import { cleanPage } from "../src/testing/clean-page.ts";

/**
 * `node bench/bench.ts`: the time of an audit per megabyte of HTML, compared with parsing alone (parse5
 * without source positions). Compare ratios between machines, not milliseconds.
 */
const SIZES_MB = [0.1, 1, 5, 15];
const ROUNDS = 5;

const [section = ""] = /<h2>[\s\S]*(?=<\/main>)/.exec(cleanPage) ?? [];

for (const megabytes of SIZES_MB) {
  const sections = section.repeat((megabytes * 1024 * 1024) / section.length);
  const html = cleanPage.replace("</main>", `${sections}</main>`);
  const ms = {
    parse: fastest(() => parse(html)),
    "parse+positions": fastest(() => parse(html, { sourceCodeLocationInfo: true })),
    audit: fastest(() => audit(html)),
  };
  console.log(`${megabytes} MB`, {
    ...ms,
    "per MB": Math.round(ms.audit / megabytes),
    "audit/parse": (ms.audit / ms.parse).toFixed(1),
  });
}

/** The shortest of several runs, in milliseconds, because other load only slows runs down. */
function fastest(work: () => unknown): number {
  const runs = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.round(Math.min(...runs));
}
