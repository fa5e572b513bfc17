import { describe, expect, it } from "vitest";
import { browserOf, readReports } from "../../src/reports/report.ts";

describe("a report", () => {
  it("of the site is its page and its kind", () => {
    const sent = { page: "/about?q=1#x", kind: "script", message: "Asha's password" };
    expect(readReports(sent)).toEqual([{ page: "/about", kind: "script" }]);
    expect(
      readReports({ page: "/", kind: "policy", directive: "img-src", blocked: "data" }),
    ).toEqual([{ page: "/", kind: "policy img-src" }]);
  });

  it("of a browser is read in both forms", () => {
    const body = {
      documentURL: "https://a.example/blog/x?token=1",
      effectiveDirective: "script-src-elem",
      blockedURL: "https://evil.example/x.js",
    };
    const met = [{ page: "/blog/x", kind: "policy script-src-elem" }];
    expect(
      readReports([
        { type: "csp-violation", body },
        { type: "deprecation", body },
      ]),
    ).toEqual(met);
    const old = {
      "document-uri": "https://a.example/blog/x",
      "violated-directive": "script-src-elem 'self'",
      "blocked-uri": "inline",
    };
    expect(readReports({ "csp-report": old })).toEqual(met);
  });

  it.each([
    ["words in the address", { page: "/asha@example.org", kind: "script" }],
    ["a long address", { page: `/${"a".repeat(100)}`, kind: "script" }],
    ["a broken one", { page: "/%E0%A4%A", kind: "script" }],
  ])("keeps no %s", (_, sent) => {
    expect(readReports(sent)).toEqual([{ page: "another address", kind: "script" }]);
  });

  it.each([
    [null],
    ["text"],
    [{ page: "/", kind: "toString" }],
    [{ page: "/", kind: "<b>" }],
    [{ page: "/", kind: "policy", directive: "made-up" }],
    [{ page: "/", kind: "policy", directive: "script-src", blocked: "chrome-extension://x" }],
    [
      [
        {
          type: "csp-violation",
          body: { effectiveDirective: "img-src", sourceFile: "moz-extension" },
        },
      ],
    ],
  ])("is nothing if it says %j", (sent) => {
    expect(readReports(sent)).toEqual([]);
  });

  it("is read no more than five times of one request", () => {
    const body = { documentURL: "https://a.example/", effectiveDirective: "img-src" };
    const many = Array.from({ length: 50 }, () => ({ type: "csp-violation", body }));
    expect(readReports(many)).toHaveLength(5);
  });
});

it.each([
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    "Chrome 142",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0",
    "Edge 142",
  ],
  [
    "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari 18",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox 145"],
  [
    "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 400",
    "an app on iOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36",
    "an app on Android",
  ],
  ["Mozilla/5.0 (compatible; Googlebot/2.1)", "a robot"],
  ["<script>", "another browser"],
  [undefined, "another browser"],
])("%s is %s", (agent, name) => {
  expect(browserOf(agent)).toBe(name);
});
