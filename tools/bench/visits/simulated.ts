import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { fetched, root } from "../../install/command.mjs";

const run = promisify(execFile);

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

/** The part of Lighthouse's report that is read. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance?: { readonly score: number | null } };
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly errorMessage?: string;
        readonly details?: { readonly items?: readonly Request[] };
      }
    >
  >;
}

async function reportOf(url: string, device: Device, port: number): Promise<Report> {
  const [program, args] = fetched("lighthouse", [
    url,
    `--port=${port}`,
    "--quiet",
    "--output=json",
    `--only-audits=${[...metrics, "network-requests"].join(",")}`,
    "--disable-full-page-screenshot",
    ...(device === "desktop" ? ["--preset=desktop"] : []),
  ]);
  const { stdout } = await run(program, args, { cwd: root, maxBuffer: 2 ** 28 });
  const report: Report = JSON.parse(stdout.slice(stdout.indexOf("{")));
  if (report.runtimeError) {
    throw new Error(`Lighthouse failed at ${url}: ${report.runtimeError.message}`);
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
  const requests = report.audits["network-requests"]?.details?.items ?? [];
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
