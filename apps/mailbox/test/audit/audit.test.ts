import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clientOf } from "../fixtures.ts";
import { type Answer, html, page, redirect, site, startAuditing } from "./target.ts";

const started = (answers: Record<string, Answer> = { "/": page() }) => startAuditing(answers);

describe("a page", () => {
  it("comes as JSON that no browser takes for a page, with what led there", async () => {
    const { ask, target } = await started({
      "/old": redirect("/new"),
      "/new": page(html, { "Set-Cookie": "a=b", "X-Robots-Tag": "noindex" }),
      "/robots.txt": page("User-agent: *\nDisallow: /inside\n"),
      "/sitemap.xml": page("<urlset><url><loc>http://shop.test/new</loc></url></urlset>"),
    });
    const answer = await ask("http://shop.test/old");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("access-control-allow-origin")).toBe(site);
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    const { headers, at, ...told } = (await answer.json()) as Record<string, unknown>;
    expect(told).toEqual({
      success: true,
      url: "http://shop.test/new",
      redirects: ["http://shop.test/old"],
      robots: "allows",
      listing: "named",
      html,
    });
    expect(headers).toMatchObject({ "x-robots-tag": "noindex" });
    expect(headers).not.toHaveProperty("set-cookie");
    expect(Date.parse(String(at))).toBeGreaterThan(0);
    expect([...target.agents]).toEqual(["seo-audit (+https://www.example.org/)"]);
  });

  it("is fetched once for all who ask within ten minutes", async () => {
    const { ask, target } = await started();
    await Promise.all([ask("http://shop.test/"), ask("http://shop.test/#part")]);
    await ask("http://shop.test");
    expect(target.asked.filter((path) => path === "shop.test/")).toHaveLength(1);
  });
});

describe("is refused before anything is fetched", () => {
  it("what is no request of the site for an address", async () => {
    const { post, target } = await started();
    const wanted = '{"url":"http://shop.test/"}';
    const statusOf = async (body: string, headers: Record<string, string> = {}) =>
      (await post(body, headers)).status;
    expect(await statusOf(wanted, { origin: "https://evil.example" })).toBe(403);
    expect(await statusOf(wanted, { origin: "null" })).toBe(403);
    expect(await statusOf(wanted, { "content-type": "text/plain" })).toBe(415);
    expect(await statusOf("http://shop.test/")).toBe(400);
    expect(await statusOf(`{"url":"http://shop.test/${"x".repeat(4000)}"}`)).toBe(413);
    expect(await statusOf(`{"url":"http://shop.test/","x":"${"x".repeat(9000)}"}`)).toBe(413);
    expect(target.asked).toEqual([]);
  });

  it("another origin's question whether it may ask", async () => {
    const { mailbox } = await started();
    const preflight = async (origin: string) =>
      (await fetch(`${mailbox.url}/audit`, { method: "OPTIONS", headers: { origin } })).status;
    expect(await preflight(site)).toBe(204);
    expect(await preflight("https://evil.example")).toBe(403);
  });

  it("everything where no pages are fetched, as an address with nothing", async () => {
    const { ask } = await startAuditing({}, { audit: undefined });
    expect((await ask("http://shop.test/")).status).toBe(404);
  });
});

/** What must not be reached, how it is written, and what is said of it. */
const forbidden: readonly (readonly [string, string, string])[] = [
  ["no web address", "ftp://shop.test/", "address"],
  ["another port", "http://shop.test:8080/", "port"],
  ["a password", "http://me:secret@shop.test/", "credentials"],
  ["a name that leads inside", "http://inside.test/", "private"],
  ["a name of two addresses, one of them a cloud's metadata", "http://both.test/", "private"],
  ["a name that leads nowhere", "http://nobody.test/", "no-host"],
  ["this machine", "http://127.0.0.1/", "private"],
  ["this machine in octal", "http://0177.0.0.1/", "private"],
  ["this machine as one number", "http://2130706433/", "private"],
  ["this machine in hexadecimal", "http://0x7f000001/", "private"],
  ["this machine, shortened", "http://127.1/", "private"],
  ["this machine in full-width digits", "http://１２７.０.０.１/", "private"],
  ["this machine in IPv6", "http://[::1]/", "private"],
  ["this machine in IPv6, in full", "http://[0:0:0:0:0:0:0:1]/", "private"],
  ["this machine, mapped", "http://[::ffff:127.0.0.1]/", "private"],
  ["this machine, mapped in hexadecimal", "http://[::ffff:7f00:1]/", "private"],
  ["this machine by NAT64", "http://[64:ff9b::7f00:1]/", "private"],
  ["the whole of this machine", "http://0.0.0.0/", "private"],
  ["a neighbour", "http://192.168.1.1/", "private"],
  ["a neighbour in IPv6", "http://[fd00::1]/", "private"],
  ["a neighbour on the same line", "http://[fe80::1]/", "private"],
  ["a cloud's metadata", "http://169.254.169.254/latest/", "private"],
  ["a cloud's metadata in IPv6", "http://[fd00:ec2::254]/", "private"],
  ["a cloud's metadata as one number", "http://2852039166/", "private"],
];

describe("nobody is reached who should not be", () => {
  it("by any spelling of an address", async () => {
    const { problemOf, target } = await started();
    for (const [what, address, problem] of forbidden) {
      expect(await problemOf(address), what).toBe(problem);
    }
    expect(target.asked).toEqual([]);
  });

  it("after a redirect", async () => {
    const { problemOf, target } = await started();
    for (const [at, [what, address, problem]] of forbidden.entries()) {
      target.answers["/"] = redirect(address);
      target.asked.splice(0);
      expect(await problemOf(`http://shop${at}.test/`), what).toBe(problem);
      expect(target.asked).toEqual([`shop${at}.test/robots.txt`, `shop${at}.test/`]);
    }
  });

  it("a name that changes its answer between two look-ups", async () => {
    const { problemOf, target } = await started();
    expect(await problemOf("http://changing.test/")).toBe("private");
    expect(target.asked).toEqual(["changing.test/robots.txt"]);
  });
});

describe("is given up", () => {
  const packed = "x".repeat(50 * 1024 * 1024);
  const hopeless: readonly (readonly [string, Answer, string])[] = [
    ["after five redirects", redirect("/"), "redirects"],
    ["at 2 MB of 50", page(packed), "too-large"],
    ["a bomb in gzip", page(gzipSync(packed), { "Content-Encoding": "gzip" }), "too-large"],
    [
      "a bomb in Brotli",
      page(brotliCompressSync(packed), { "Content-Encoding": "br" }),
      "too-large",
    ],
    ["what JSON would blow up", page("\u0001".repeat(1024 * 1024)), "too-large"],
    ["a picture", page("x", { "Content-Type": "image/png" }), "not-html"],
    ["behind a login", (_, response) => response.writeHead(401).end(), "login"],
    ["where there is nothing", (_, response) => response.writeHead(404).end(), "missing"],
    ["where the server fails", (_, response) => response.writeHead(500).end(), "status"],
    ["where the server hangs up", (request) => request.socket.destroy(), "broken"],
  ];

  it("what is too much, no page, or hidden", async () => {
    const { problemOf, target } = await started();
    for (const [at, [what, answer, problem]] of hopeless.entries()) {
      target.answers["/"] = answer;
      expect(await problemOf(`http://shop${at}.test/`), what).toBe(problem);
    }
  });

  it("what comes byte by byte, after ten seconds", { timeout: 60_000 }, async () => {
    const { problemOf, target } = await started({
      "/": (_, response) => {
        response.writeHead(200, { "Content-Type": "text/html" });
        const timer = setInterval(() => response.write("x"), 100);
        response.once("close", () => clearInterval(timer));
      },
    });
    expect(await problemOf("http://slow.test/")).toBe("timeout");
    expect(target.asked).toEqual(["slow.test/robots.txt", "slow.test/"]);
  });

  it("where the process that fetches ends, but not for the next visitor", async () => {
    const { problemOf } = await started();
    expect(await problemOf("http://crash.test/")).toBe("failed");
    expect(await problemOf("http://shop.test/")).toBe("none");
  });
});

describe("is limited", () => {
  // A limit has room again after ten seconds, which a busy machine may take for the requests.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("for a visitor, who is told how long", async () => {
    const { ask } = await started();
    const statuses = [];
    for (let at = 0; at < 7; at += 1) statuses.push(await ask(`http://shop${at}.test/`));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const last = statuses.at(-1);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await last?.json()).toMatchObject({ problem: "visitor" });
  });

  it("for a host, whoever asks", async () => {
    const paths = Array.from({ length: 7 }, (_, at) => `/${at}`);
    const { problemOf } = await started(Object.fromEntries(paths.map((path) => [path, page()])));
    const problems = [];
    for (const path of paths) problems.push(await problemOf(`http://shop.test${path}`));
    expect(problems).toEqual([...Array(6).fill("none"), "target"]);
  });

  it("for a day", async () => {
    const { ask, problemOf } = await startAuditing({ "/": page() }, {}, { each: 0, all: 1 });
    expect((await ask("http://one.test/")).status).toBe(200);
    expect(await problemOf("http://two.test/")).toBe("today");
  });

  it("for 200 visitors at once, while forms are answered", { timeout: 60_000 }, async () => {
    let go = (): void => {};
    const gate = new Promise<void>((done) => {
      go = done;
    });
    let open = 0;
    let most = 0;
    const { ask, mailbox } = await startAuditing(
      {
        "/": async (_, response) => {
          open += 1;
          most = Math.max(most, open);
          await gate;
          open -= 1;
          page()(_, response);
        },
      },
      { openPerAddress: 0 },
    );
    let answered = 0;
    const asked = Array.from({ length: 200 }, async (_, at) => {
      const visitor = { "x-forwarded-for": `203.${at}.0.7` };
      const { status } = await ask(`http://shop${at}.test/`, visitor);
      answered += 1;
      // All who find no place are told so before any page has come.
      if (answered === 192) {
        expect((await clientOf(mailbox).post()).status).toBe(200);
        go();
      }
      return status;
    });
    const statuses = await Promise.all(asked);
    expect(most).toBeLessThanOrEqual(8);
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(192);
    expect(mailbox.count()).toBe(1);
  });
});

it("a process that does not start keeps nobody from the next page", async () => {
  const { ask } = await startAuditing(
    {},
    {
      ratePerMinute: 0,
      audit: {
        origins: [site],
        contact: site,
        perDay: { each: 1000, all: 1000 },
        // No system starts a program with such a word.
        child: { file: "child.ts", args: ["\0"] },
      },
    },
  );
  for (let at = 0; at < 4; at += 1) {
    const answer = await ask(`http://shop-${at}.test/`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ problem: "failed" });
  }
});
