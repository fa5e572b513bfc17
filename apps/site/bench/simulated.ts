import lighthouse, { desktopConfig } from "lighthouse";

/** What Lighthouse says of one visit: times in ms, sizes in bytes as transferred. */
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

/**
 * Lighthouse's performance audit of an address, with simulated throttling.
 * @param port where the browser listens for debuggers
 */
export async function simulated(url: string, device: Device, port: number): Promise<Simulated> {
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
