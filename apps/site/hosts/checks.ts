import { strict as assert } from "node:assert";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import {
  type HostRules,
  headersOf,
  notFoundOf,
  nowhere,
  otherSpellings,
} from "../build/hosting/host-rules.ts";
import {
  hashSource,
  policyIn,
  scriptBlocks,
  styleBlocks,
} from "../build/policy/security-policy.ts";
import type { Answer, Send } from "./send.ts";

/** One or a few requests, and what must be true of the answers. */
export interface Check {
  /** What it is about. */
  readonly group: string;
  readonly name: string;
  /** Rejects with a description of what is wrong. */
  run(send: Send, traits: Traits): Promise<void>;
}

/** The differences between engines. */
export interface Traits {
  /** Whether it answers range requests; if not, it sends the whole file, as HTTP allows. */
  readonly ranges: boolean;
  /** Whether one rule leads doubled slashes and dots at the end to the page. */
  readonly tidies: boolean;
  /** The statuses with which it may redirect the other spellings of a page. */
  readonly spellings: readonly number[];
}

/**
 * Paths of files of the built site, one of each kind; without articles there is neither their data
 * nor a feed.
 */
export interface Samples {
  /** The base path of the site on its host. */
  readonly base: string;
  readonly script: string;
  readonly font: string;
  readonly art: string;
  readonly card: string;
  readonly data: string | undefined;
  /** The HTML of a file, by its path. */
  readonly html: (file: string) => string;
}

const tidy = (value: string | undefined) => value?.toLowerCase().replace(/;\s*/g, "; ");
const list = (value: string) => value.split(/,\s*/).sort();

/** Asserts that the headers of the table are there; the host may add others. */
export function assertHeaders(answer: Answer, rules: HostRules, path: string): void {
  for (const [name, value] of Object.entries(headersOf(rules, path))) {
    const given = answer.headers[name.toLowerCase()]?.toString();
    // Neither media types nor names of headers have capitals that mean anything.
    if (/^(?:Content-Type|Vary)$/.test(name)) assert.equal(tidy(given), tidy(value), name);
    else if (name === "Cache-Control") assert.deepEqual(list(given ?? ""), list(value), name);
    else if (name === "Content-Security-Policy") {
      assert.deepEqual(given?.split(/[;,] /).sort(), value.split("; ").sort(), name);
    } else assert.equal(given, value, name);
  }
}

/**
 * Asserts that a page has a policy before everything else, which allows the styles and scripts in
 * it.
 */
function assertPolicy({ body }: Answer): void {
  const html = body.toString();
  const policy = policyIn(html);
  assert.match(policy, /^default-src 'none'; /);
  for (const block of [...styleBlocks(html), ...scriptBlocks(html)]) {
    const allowed = policy.includes(hashSource(block));
    assert.ok(allowed, `the policy does not allow the inline block ${block.slice(0, 80)}`);
  }
}

function pageChecks(rules: HostRules): Check[] {
  return rules.pages.map((path) => ({
    group: "pages",
    name: `${path} answers 200 with its own policy`,
    async run(send) {
      const answer = await send({ path });
      assert.equal(answer.status, 200);
      assert.match(tidy(answer.headers["content-type"]) ?? "", /^text\/html; charset=utf-8$/);
      assertHeaders(answer, rules, path);
      assert.match(answer.body.toString(), /^<!doctype html>/);
      assertPolicy(answer);
    },
  }));
}

function redirectChecks(rules: HostRules): Check[] {
  const written = new Set(rules.endedInHtml);
  const moved = [
    ...rules.redirects.map((redirect) => ({ ...redirect, isWritten: true })),
    ...rules.pages.flatMap((to) =>
      otherSpellings(to).map((from) => {
        return { from, to, isWritten: from.endsWith(".html") && written.has(to) };
      }),
    ),
  ];
  return moved.map(({ from, to, isWritten }) => ({
    group: from.endsWith(".html") ? ".html" : from.endsWith("/") ? "trailing slash" : "moved",
    name: `${from} redirects to ${to} and keeps the query`,
    async run(send, { spellings }) {
      const answer = await send({ path: `${from}?from=old` });
      const statuses = isWritten ? [301] : spellings;
      assert.ok(statuses.includes(answer.status), `status ${answer.status}`);
      assert.equal(answer.headers.location, `${to}?from=old`);
    },
  }));
}

/** A page's address in ways that one rule puts right, without a rule for each page. */
function tidyChecks(rules: HostRules): Check[] {
  const page = rules.pages.find((path) => /^(?:\/[\w-]+)+$/.test(path)) ?? "/";
  const untidy = [`/${page}`, `${page}.`, `${page}//`, `${page}./`, page.replace(/.$/, "$&...")];
  return untidy.map((path) => ({
    group: "tidy",
    name: `${path} leads to its page`,
    async run(send, { tidies }) {
      let next = `${path}?from=old`;
      for (let steps = 0; steps < 3; steps += 1) {
        const answer = await send({ path: next });
        if (answer.status === 200 && next === `${page}?from=old`) return;
        const isRedirect = answer.status >= 301 && answer.status <= 308;
        if (!isRedirect) {
          assert.ok(!tidies && answer.status === 404, `status ${answer.status} of ${next}`);
          return;
        }
        next = answer.headers.location ?? "";
      }
      assert.fail(`goes round from ${path} to ${next}`);
    },
  }));
}

function notFoundChecks(rules: HostRules, samples: Samples): Check[] {
  const { gone } = rules;
  const paths = [
    "/nothing",
    "/nothing.html",
    "/services/nothing",
    "/blog/nothing",
    "/cards/nothing.png",
    "/assets/boot-00000000.js",
    "/_headers",
    "/_redirects",
    "/__proto__",
    "/constructor",
    nowhere,
    ...gone,
    ...rules.notFound.flatMap(({ below }) => [`${below}nothing`, `${below}assets/nothing.js`]),
  ];
  return paths.map((path) => ({
    group: gone.includes(path) ? "410" : "404",
    name: `${path} is the not-found page`,
    async run(send) {
      const answer = await send({ path });
      assert.equal(answer.status, gone.includes(path) ? 410 : 404);
      const page = samples.html(notFoundOf(rules, path).file);
      assert.ok(answer.body.toString() === page, "another page");
      assertPolicy(answer);
      assert.equal(answer.headers["x-content-type-options"], "nosniff");
      assert.doesNotMatch(answer.headers["cache-control"] ?? "", /immutable|max-age=[1-9]/);
    },
  }));
}

function fileChecks(rules: HostRules, samples: Samples): Check[] {
  const kinds: readonly (readonly [string, RegExp])[] = [
    [samples.script, /^(?:text|application)\/javascript; charset=utf-8$/],
    [samples.font, /^font\/woff2$/],
    [samples.art, /^image\/svg\+xml/],
    [samples.card, /^image\/png$/],
    ...(samples.data === undefined
      ? []
      : ([
          [samples.data, /^application\/json/],
          [`${samples.base}/feed.xml`, /^application\/rss\+xml; charset=utf-8$/],
          [`${samples.base}/atom.xml`, /^application\/atom\+xml; charset=utf-8$/],
          [`${samples.base}/feed.json`, /^application\/feed\+json; charset=utf-8$/],
        ] as const)),
    [`${samples.base}/site.webmanifest`, /^application\/manifest\+json$/],
    [`${samples.base}/speculation-rules.json`, /^application\/speculationrules\+json/],
    [`${samples.base}/favicon.ico`, /^image\/x-icon$/],
    [`${samples.base}/favicon.svg`, /^image\/svg\+xml/],
    [`${samples.base}/robots.txt`, /^text\/plain; charset=utf-8$/],
    [`${samples.base}/sitemap.xml`, /^(?:application|text)\/xml/],
  ];
  return kinds.map(([path, type]) => ({
    group: "files",
    name: `${path} has its type and headers`,
    async run(send) {
      const answer = await send({ path });
      assert.equal(answer.status, 200);
      assert.match(tidy(answer.headers["content-type"]) ?? "", type);
      assertHeaders(answer, rules, path);
      assert.ok(answer.body.length > 0);
    },
  }));
}

function methodChecks(rules: HostRules, samples: Samples): Check[] {
  const heads = [`${samples.base}/`, samples.script, `${samples.base}/sitemap.xml`].map((path) => ({
    group: "HEAD",
    name: `HEAD ${path} has the headers of GET and no body`,
    async run(send: Send) {
      const head = await send({ path, method: "HEAD" });
      const get = await send({ path });
      assert.equal(head.status, 200);
      assert.equal(head.body.length, 0);
      assert.equal(head.headers["content-type"], get.headers["content-type"]);
      assert.equal(head.headers.etag, get.headers.etag);
      assertHeaders(head, rules, path);
    },
  }));
  const missing: Check = {
    group: "HEAD",
    name: "HEAD of a missing page is 404 without a body",
    async run(send) {
      const answer = await send({ path: "/nothing", method: "HEAD" });
      assert.deepEqual([answer.status, answer.body.length], [404, 0]);
    },
  };
  const refused = ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"].map((method) => ({
    group: "methods",
    name: `${method} is refused`,
    async run(send: Send) {
      assert.equal((await send({ path: "/contact", method })).status, 405);
    },
  }));
  return [...heads, missing, ...refused];
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

function compressionChecks(samples: Samples): Check[] {
  const paths = [`${samples.base}/`, samples.script, `${samples.base}/favicon.svg`];
  return (["br", "gzip"] as const).flatMap((encoding) =>
    paths.map((path) => ({
      group: encoding,
      name: `${path} is sent as ${encoding} when asked for, else uncompressed`,
      async run(send: Send) {
        const packed = await send({ path, headers: { "Accept-Encoding": encoding } });
        const plain = await send({ path, headers: { "Accept-Encoding": "identity" } });
        assert.equal(packed.headers["content-encoding"], encoding);
        assert.equal(packed.headers.vary?.toLowerCase(), "accept-encoding");
        assert.equal(plain.headers["content-encoding"], undefined);
        assert.ok(decoders[encoding](packed.body).equals(plain.body));
        assert.ok(packed.body.length < plain.body.length);
      },
    })),
  );
}

function rangeChecks(samples: Samples): Check[] {
  const ranges = [
    { range: "bytes=0-99", status: 206, cut: (all: Buffer) => all.subarray(0, 100) },
    { range: "bytes=100-", status: 206, cut: (all: Buffer) => all.subarray(100) },
    { range: "bytes=-50", status: 206, cut: (all: Buffer) => all.subarray(-50) },
    { range: "bytes=99999999-", status: 416, cut: undefined },
  ];
  return ranges.map(({ range, status, cut }) => ({
    group: "ranges",
    name: `${range} of a card is ${status}`,
    async run(send: Send, traits: Traits) {
      const whole = await send({ path: samples.card });
      const part = await send({ path: samples.card, headers: { Range: range } });
      if (!traits.ranges) {
        assert.deepEqual([part.status, part.body.equals(whole.body)], [200, true]);
        return;
      }
      assert.equal(part.status, status);
      if (cut) assert.ok(part.body.equals(cut(whole.body)));
      assert.match(part.headers["content-range"] ?? "", new RegExp(`/${whole.body.length}$`));
    },
  }));
}

function conditionalChecks(samples: Samples): Check[] {
  return [`${samples.base}/`, `${samples.base}/contact`, samples.script].map((path) => ({
    group: "conditional",
    name: `${path} is 304 for a client that has it`,
    async run(send) {
      const { etag } = (await send({ path })).headers;
      assert.ok(etag, "no ETag");
      const same = await send({ path, headers: { "If-None-Match": etag } });
      assert.deepEqual([same.status, same.body.length], [304, 0]);
      const other = await send({ path, headers: { "If-None-Match": '"other"' } });
      assert.equal(other.status, 200);
    },
  }));
}

function hostileChecks(): Check[] {
  const paths = [
    "/../package.json",
    "/%2e%2e/%2e%2e/package.json",
    "/assets/..%2f..%2fpackage.json",
    "/%c0%ae%c0%ae/package.json",
    "//example.org",
    "//example.org/about.html",
    "//about",
    "//about.html",
    "//about/",
    "//example.org/about/",
    "/\\example.org",
    "/%5cexample.org/",
    "/%",
    "/%00",
    "/about%00.html",
    `/${"a".repeat(3000)}`,
    "/<script>alert(1)</script>",
    "/%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
  ];
  return paths.map((path) => ({
    group: "hostile",
    name: `${path.slice(0, 40)} is refused or not found`,
    async run(send) {
      const answer = await send({ path });
      const place = answer.headers.location;
      if (place !== undefined) {
        const { host } = new URL(place, "http://site.test");
        assert.equal(host, "site.test", `leads off the site to ${place}`);
      } else assert.ok([400, 404, 414].includes(answer.status), `status ${answer.status}`);
      const body = answer.body.toString();
      assert.ok(!body.includes("<script>alert(1)"), "reflects markup");
      assert.ok(!body.includes("devDependencies"), "serves a file outside the site");
    },
  }));
}

/** Every check, the same for every engine. */
export function checks(rules: HostRules, samples: Samples): Check[] {
  return [
    ...pageChecks(rules),
    ...redirectChecks(rules),
    ...tidyChecks(rules),
    ...notFoundChecks(rules, samples),
    ...fileChecks(rules, samples),
    ...methodChecks(rules, samples),
    ...compressionChecks(samples),
    ...rangeChecks(samples),
    ...conditionalChecks(samples),
    ...hostileChecks(),
  ];
}
