import type { Headers } from "../build/hosting/host-rules.ts";

/**
 * One line of a score by the table of Mozilla's HTTP Observatory, published at
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring (read in August 2026).
 */
export interface ScoreLine {
  readonly test: string;
  readonly result: string;
  readonly points: number;
}

const broad = ["http:", "https:", "ftp:", "*", "data:", "'unsafe-inline'"];

function policyLine(header: string | undefined): ScoreLine {
  const test = "Content-Security-Policy";
  if (!header) return { test, result: "not implemented", points: -25 };
  const directives = new Map<string, readonly string[]>();
  for (const directive of header.split(/[;,]/)) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    if (!directives.has(name)) directives.set(name, sources);
  }
  const sources = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const all = [...directives.values()].flat();
  if ([...sources("script-src"), ...sources("object-src")].some((item) => broad.includes(item))) {
    return { test, result: "unsafe or broad sources for scripts or objects", points: -20 };
  }
  if (all.some((item) => item.startsWith("http:"))) {
    return { test, result: "resources over HTTP", points: -20 };
  }
  if (all.includes("'unsafe-eval'")) return { test, result: "unsafe-eval", points: -10 };
  if (sources("style-src").some((item) => broad.includes(item))) {
    return { test, result: "unsafe sources for styles only", points: 0 };
  }
  // The table wants 'self' or 'none' here; our policy also names the mail service and gets fewer points.
  const action = directives.get("form-action") ?? ["*"];
  const narrow = action.every((item) => item === "'self'" || item === "'none'");
  return directives.get("default-src")?.join() === "'none'" && narrow
    ? { test, result: "no unsafe source, default-src 'none', forms to ourselves", points: 10 }
    : { test, result: "no unsafe source", points: 5 };
}

/** The line for a header, by the first pattern that its value matches. */
function line(
  test: string,
  value: string | undefined,
  table: readonly (readonly [RegExp, string, number])[],
  missing: readonly [string, number],
): ScoreLine {
  if (value === undefined) return { test, result: missing[0], points: missing[1] };
  const [, result, points] = table.find(([pattern]) => pattern.test(value)) ?? [
    /$/,
    "invalid",
    missing[1] || -5,
  ];
  return { test, result, points };
}

function transportLine(value: string | undefined): ScoreLine {
  const test = "Strict-Transport-Security";
  const age = Number(/max-age=(\d+)/.exec(value ?? "")?.[1] ?? 0);
  if (age === 0) return { test, result: "not implemented", points: -20 };
  return age >= 15_768_000
    ? { test, result: "six months or longer; not in the browsers' list", points: 0 }
    : { test, result: "shorter than six months", points: -10 };
}

/**
 * The lines for the answer with these headers, served over HTTPS with a redirect from HTTP, without
 * cookies, with all scripts from the site itself.
 */
export function scoreLines(headers: Headers): ScoreLine[] {
  const policy = headers["Content-Security-Policy"];
  return [
    policyLine(policy),
    { test: "Cookies", result: "none", points: 0 },
    headers["Access-Control-Allow-Origin"] === undefined
      ? { test: "CORS", result: "not visible to other origins", points: 0 }
      : { test: "CORS", result: "public, without credentials", points: 0 },
    { test: "Redirection", result: "to HTTPS on the same host, by the host", points: 0 },
    line(
      "Referrer-Policy",
      headers["Referrer-Policy"],
      [[/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/, "private", 5]],
      ["not implemented", 0],
    ),
    transportLine(headers["Strict-Transport-Security"]),
    { test: "Subresource Integrity", result: "not needed: all scripts are our own", points: 0 },
    line(
      "X-Content-Type-Options",
      headers["X-Content-Type-Options"],
      [[/^nosniff$/, "nosniff", 0]],
      ["not implemented", -5],
    ),
    /frame-ancestors/.test(policy ?? "")
      ? { test: "X-Frame-Options", result: "by frame-ancestors in the policy", points: 5 }
      : line(
          "X-Frame-Options",
          headers["X-Frame-Options"],
          [[/^(?:DENY|SAMEORIGIN)$/i, "denied", 5]],
          ["not implemented", -20],
        ),
    line(
      "Cross-Origin-Resource-Policy",
      headers["Cross-Origin-Resource-Policy"],
      [
        [/^same-(?:origin|site)$/, "same origin", 10],
        [/^cross-origin$/, "cross-origin", 0],
      ],
      ["not implemented", 0],
    ),
    line(
      "Cross-Origin-Opener-Policy",
      headers["Cross-Origin-Opener-Policy"],
      [
        [/^(?:same-origin|same-origin-allow-popups|noopener-allow-popups)$/, "same origin", 10],
        [/^unsafe-none$/, "unsafe-none", 0],
      ],
      ["not implemented", 0],
    ),
    {
      test: "Cross-Origin-Embedder-Policy",
      result: "not implemented: photos need none",
      points: 0,
    },
  ];
}

/** The score: penalties first, then bonuses if at least 90 points are left. */
export function score(lines: readonly ScoreLine[]): number {
  const sum = (points: readonly number[]) => points.reduce((total, value) => total + value, 0);
  const points = lines.map((entry) => entry.points);
  const base = 100 + sum(points.filter((value) => value < 0));
  return Math.max(0, base >= 90 ? base + sum(points.filter((value) => value > 0)) : base);
}
