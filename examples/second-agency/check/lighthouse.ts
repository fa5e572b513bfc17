import lighthouse from "lighthouse";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Other work on the machine can only make a page slower, so the best of these counts. */
const attempts = 5;

interface Result {
  readonly scores: readonly number[];
  /** The audits that cost points. */
  readonly failed: readonly string[];
}

async function visit(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    disableFullPageScreenshot: true,
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(`Lighthouse failed at ${url}: ${report?.runtimeError?.message ?? "no report"}`);
  }
  const scores = categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
  const weighty = categories.flatMap((name) => report.categories[name]?.auditRefs ?? []);
  const failed = weighty
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${report.audits[id]?.displayValue ?? ""}`);
  return { scores, failed: [...new Set(failed)] };
}

const sum = ({ scores }: Result) => scores.reduce((all, score) => all + score, 0);

/**
 * Lighthouse's four scores of every page on a simulated phone, printed as a table.
 * @param port where the browser listens for debuggers
 * @returns the pages with less than 100
 */
export async function checkLighthouse(
  origin: string,
  port: number,
  pages: readonly string[],
): Promise<string[]> {
  const wrong: string[] = [];
  console.log(`       Lighthouse, mobile: ${categories.join(", ")}`);
  for (const path of pages) {
    let best: Result = { scores: [], failed: [] };
    for (let attempt = 0; attempt < attempts; attempt++) {
      const result = await visit(`${origin}${path}`, port);
      if (sum(result) > sum(best)) best = result;
      if (best.scores.every((score) => score === 100)) break;
    }
    console.log(`       ${path.padEnd(40)} ${best.scores.join("  ")}`);
    if (best.scores.some((score) => score < 100)) {
      wrong.push(`${path} scores ${best.scores.join(", ")}: ${best.failed.join("; ")}`);
    }
  }
  return wrong;
}
