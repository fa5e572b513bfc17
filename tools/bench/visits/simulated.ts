import lighthouse, { desktopConfig } from "lighthouse";

/** Lighthouse's results of one visit: times in ms, sizes in bytes as transferred. */
export interface Simulated {
  /** 0 to 100. */
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly transfer: number;
  readonly script: number;
}

/** The two devices that Lighthouse simulates. */
export const devices = ["mobile", "desktop"] as const;

/** One of {@link devices}. */
export type Device = (typeof devices)[number];

const metrics = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
] as const;

interface Request {
  readonly transferSize?: number;
  readonly resourceType?: string;
}

/** How often a visit is tried: the browser's trace sometimes lacks its beginning. */
const attempts = 3;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

async function reportOf(url: string, device: Device, port: number): Promise<Report> {
  const result = await lighthouse(
    url,
    {
      port,
      logLevel: "error",
      onlyAudits: [...metrics, "network-requests"],
      disableFullPageScreenshot: true,
    },
    device === "desktop" ? desktopConfig : undefined,
  );
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(`Lighthouse failed at ${url}: ${report?.runtimeError?.message ?? "no report"}`);
  }
  return report;
}

/** A report with all metrics. @throws when some are missing in every attempt */
async function fullReport(url: string, device: Device, port: number): Promise<Report> {
  let missing = "";
  for (let attempt = 0; attempt < attempts; attempt++) {
    const report = await reportOf(url, device, port);
    const lost = metrics.find((name) => report.audits[name]?.numericValue === undefined);
    if (!lost) return report;
    missing = `${lost}: ${report.audits[lost]?.errorMessage ?? "no reason given"}`;
    console.error(`${url} on ${device} is measured again, because Lighthouse has no ${missing}`);
  }
  throw new Error(`Lighthouse measured nothing at ${url}: no ${missing}`);
}

/**
 * Lighthouse's performance audit of an address, with simulated throttling.
 * @param port where the browser listens for debuggers
 * @throws when Lighthouse fails, or has no figures in three attempts
 */
export async function simulated(url: string, device: Device, port: number): Promise<Simulated> {
  const report = await fullReport(url, device, port);
  const value = (name: (typeof metrics)[number]) => report.audits[name]?.numericValue ?? Number.NaN;
  const details = report.audits["network-requests"]?.details;
  const requests = details && "items" in details ? (details.items as Request[]) : [];
  const bytes = (list: readonly Request[]) =>
    list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    score: Math.round((report.categories.performance?.score ?? Number.NaN) * 100),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    transfer: bytes(requests),
    script: bytes(requests.filter(({ resourceType }) => resourceType === "Script")),
  };
}
