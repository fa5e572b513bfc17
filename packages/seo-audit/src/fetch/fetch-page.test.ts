import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FetchError, type FetchOptions, fetchPage, type Network } from "./fetch-page.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const html = "<!doctype html><title>A shop</title><p>Cups.";
let answers: Record<string, Answer>;
let port: number;
let asked: string[];

/** Names lead to public addresses, and only connections know where the server is. */
const names: Record<string, readonly string[]> = {
  "shop.test": ["93.184.215.14"],
  "other.test": ["2606:2800:21f:cb07:6820:80da:af6b:8b2c"],
  "inside.test": ["10.0.0.7"],
  "both.test": ["93.184.215.14", "127.0.0.1"],
};
const network: Network = {
  resolve: async (host) => names[host] ?? Promise.reject(new Error("ENOTFOUND")),
  connect: () => connect({ host: "127.0.0.1", port }),
};
const options: FetchOptions = { userAgent: "Audit (+https://us.test)", robot: "Audit", network };

const server = createServer((request, response) => {
  asked.push(`${request.headers.host}${request.url}`);
  const answer = answers[request.url ?? ""] ?? answers["*"];
  if (answer) return answer(request, response);
  response.writeHead(404).end();
});

const page =
  (body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", ...headers }).end(body);
  };
const redirect =
  (location: string): Answer =>
  (_, response) => {
    response.writeHead(302, { Location: location }).end();
  };

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  answers = { "/": page(html) };
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const problemOf = (address: string, more: Partial<FetchOptions> = {}) =>
  fetchPage(address, { ...options, ...more }).then(
    () => "none",
    ({ problem }: FetchError) => problem,
  );

describe("a page", () => {
  it("comes with its headers, its encoding, and what led there", async () => {
    answers["/old"] = redirect("https://shop.test/");
    answers["/old"] = redirect("http://other.test/");
    const { url, redirects, headers, body, charset } = await fetchPage(
      "http://shop.test/old#part",
      options,
    );
    expect(url).toBe("http://other.test/");
    expect(redirects).toEqual(["http://shop.test/old"]);
    expect(headers["content-type"]).toContain("text/html");
    expect(charset).toBe("utf-8");
    expect(Buffer.from(body).toString()).toBe(html);
    expect(asked).toEqual([
      "shop.test/robots.txt",
      "shop.test/old",
      "other.test/robots.txt",
      "other.test/",
    ]);
  });

  it.each([
    ["gzip", gzipSync(html)],
    ["br", brotliCompressSync(html)],
  ])("is unpacked from %s", async (encoding, body) => {
    answers["/"] = page(body, { "Content-Encoding": encoding });
    const fetched = await fetchPage("http://shop.test/", options);
    expect(Buffer.from(fetched.body).toString()).toBe(html);
  });

  it("is asked for by name, with the address of who asks", async () => {
    let agent: string | undefined;
    answers["/"] = (request, response) => {
      agent = request.headers["user-agent"];
      page(html)(request, response);
    };
    await fetchPage("http://shop.test/", options);
    expect(agent).toBe(options.userAgent);
  });
});

describe("robots.txt", () => {
  const rules = (text: string) => page(text, { "Content-Type": "text/plain" });

  it("is obeyed", async () => {
    answers["/robots.txt"] = rules("User-agent: Audit\nDisallow: /inside\n");
    answers["/inside"] = page(html);
    expect(await problemOf("http://shop.test/inside")).toBe("robots");
    expect(asked).not.toContain("shop.test/inside");
  });

  it("counts by its beginning where it is long", async () => {
    answers["/robots.txt"] = rules(`User-agent: *\nDisallow: /inside\n${"# x\n".repeat(200_000)}`);
    expect(await problemOf("http://shop.test/")).toBe("none");
    expect(await problemOf("http://shop.test/inside")).toBe("robots");
  });

  it("has an error of its own where the server is asked too often", async () => {
    answers["/robots.txt"] = (_, response) => response.writeHead(429).end();
    expect(await problemOf("http://shop.test/")).toBe("status");
  });

  it("keeps nobody busy with its wildcards", async () => {
    const endless = `Disallow: /${"*a".repeat(2_000)}$\n`.repeat(100);
    answers["/robots.txt"] = rules(`User-agent: *\nDisallow: /inside\n${endless}`);
    expect(await problemOf(`http://shop.test/inside${"a".repeat(1_500)}`)).toBe("robots");
  });

  it("is told as search engines read it", async () => {
    const said = async () => (await fetchPage("http://shop.test/", options)).robots;
    expect(await said()).toBe("none");
    answers["/robots.txt"] = rules("User-agent: Googlebot\nDisallow: /\n");
    expect(await said()).toBe("forbids");
    answers["/robots.txt"] = rules("User-agent: *\nDisallow: /inside\n");
    expect(await said()).toBe("allows");
  });
});

describe("the sitemap", () => {
  const xml = (body: string): Answer => page(body, { "Content-Type": "application/xml" });
  const urls = (...all: string[]) =>
    xml(`<urlset>${all.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`);
  const indexOf = (...all: string[]) =>
    xml(
      `<sitemapindex>${all.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join("")}</sitemapindex>`,
    );
  /** An entity of a million characters, from ten that name the one before ten times. */
  const bomb = `<!DOCTYPE urlset [<!ENTITY e0 "a">${[1, 2, 3, 4, 5, 6]
    .map((at) => `<!ENTITY e${at} "${`&e${at - 1};`.repeat(10)}">`)
    .join("")}]><urlset><url><loc>&e6;</loc></url></urlset>`;
  const listing = async () => (await fetchPage("http://shop.test/", options, true)).listing;

  it("is at its usual address, and names the page, another, or is not there", async () => {
    expect(await listing()).toBe("none");
    answers["/sitemap.xml"] = urls("http://shop.test/about");
    expect(await listing()).toBe("missing");
    answers["/sitemap.xml"] = urls("http://shop.test/about", "http://shop.test/");
    expect(await listing()).toBe("named");
  });

  it("is where robots.txt says, and may lead to others", async () => {
    answers["/robots.txt"] = page("Sitemap: http://shop.test/map.xml\n");
    answers["/map.xml"] = indexOf("http://shop.test/one.xml", "http://shop.test/two.xml");
    answers["/one.xml"] = urls("http://shop.test/about");
    answers["/two.xml"] = page(
      gzipSync("<urlset><url><loc>http://shop.test/</loc></url></urlset>"),
    );
    expect(await listing()).toBe("named");
    expect(asked).not.toContain("shop.test/sitemap.xml");
  });

  it("is not looked for where nobody asks", async () => {
    expect((await fetchPage("http://shop.test/", options)).listing).toBeUndefined();
    expect(asked).toEqual(["shop.test/robots.txt", "shop.test/"]);
  });

  it("does not grow by its entities", async () => {
    answers["/sitemap.xml"] = xml(bomb);
    expect(await listing()).toBe("missing");
  });

  it.each<[string, Answer]>([
    ["leads inside", indexOf("http://inside.test/map.xml")],
    ["lists itself", indexOf("http://shop.test/sitemap.xml")],
    ["is a page", page(html)],
    ["is larger than what is read", urls("x".repeat(3 * 1024 * 1024))],
  ])("that %s tells nothing", async (_, answer) => {
    answers["/sitemap.xml"] = answer;
    expect(await listing()).toBe("unknown");
    expect(asked.length).toBeLessThanOrEqual(6);
  });
});

describe("is refused and never asked for", () => {
  it.each([
    ["no web address", "ftp://shop.test/", "address"],
    ["another port", "http://shop.test:8080/", "port"],
    ["a password", "http://me:secret@shop.test/", "credentials"],
    ["a name that leads inside", "http://inside.test/", "private"],
    ["a name of two addresses, one of them inside", "http://both.test/", "private"],
    ["a name that leads nowhere", "http://nobody.test/", "no-host"],
    ["this computer", "http://127.0.0.1/", "private"],
    ["this computer in octal", "http://0177.0.0.1/", "private"],
    ["this computer as one number", "http://2130706433/", "private"],
    ["this computer in hexadecimal", "http://0x7f.1/", "private"],
    ["this computer in IPv6", "http://[::1]/", "private"],
    ["this computer, wrapped", "http://[::ffff:127.0.0.1]/", "private"],
    ["this computer by 6to4", "http://[2002:7f00:1::]/", "private"],
    ["this computer by NAT64", "http://[64:ff9b::7f00:1]/", "private"],
    ["this computer as the end of an address in IPv6", "http://[::127.0.0.1]/", "private"],
    ["an address that nobody was given", "http://[4000::1]/", "private"],
    ["an endless address", `http://shop.test/${"a".repeat(2_048)}`, "address"],
    ["a neighbour", "http://192.168.1.1/", "private"],
    ["a neighbour in IPv6", "http://[fd00::1]/", "private"],
    ["the metadata of a cloud", "http://169.254.169.254/latest/", "private"],
    ["the provider's network", "http://100.64.0.1/", "private"],
    ["everybody", "http://255.255.255.255/", "private"],
    ["nobody", "http://0.0.0.0/", "private"],
  ])("%s", async (_, address, problem) => {
    expect(await problemOf(address)).toBe(problem);
    expect(asked).toEqual([]);
  });

  it.each([
    ["the metadata of a cloud", "http://169.254.169.254/latest/", "private"],
    ["a name that leads inside", "http://inside.test/", "private"],
    ["another port", "http://shop.test:6379/", "port"],
    ["a file", "file:///etc/passwd", "address"],
    ["nothing", "http://", "redirects"],
  ])("after a redirect: %s", async (_, location, problem) => {
    answers["/"] = redirect(location);
    expect(await problemOf("http://shop.test/")).toBe(problem);
    expect(asked).toEqual(["shop.test/robots.txt", "shop.test/"]);
  });

  it("a name that changes its answer between look-up and connection", async () => {
    const connections: string[] = [];
    let lookUps = 0;
    const changing: Network = {
      resolve: async () => {
        lookUps += 1;
        return [lookUps % 2 === 1 ? "93.184.215.14" : "127.0.0.1"];
      },
      connect: (address, at) => {
        connections.push(address);
        return network.connect(address, at);
      },
    };
    // The second look-up, for the page itself, is checked as the first was.
    expect(await problemOf("http://shop.test/", { network: changing })).toBe("private");
    expect(connections).toEqual(["93.184.215.14"]);
  });

  it("unless it is one's own computer that asks", async () => {
    const own = { ...options, anyHost: true };
    const { url } = await fetchPage(`http://127.0.0.1:${port}/`, own);
    expect(url).toBe(`http://127.0.0.1:${port}/`);
  });
});

describe("is given up", () => {
  it.each<[string, Answer, string]>([
    ["after five redirects", redirect("/"), "redirects"],
    ["at 2 MB", page("x".repeat(2.5 * 1024 * 1024)), "too-large"],
    [
      "at 2 MB, however small it came",
      page(gzipSync("x".repeat(50 * 1024 * 1024)), { "Content-Encoding": "gzip" }),
      "too-large",
    ],
    [
      "at 2 MB of Brotli",
      page(brotliCompressSync("x".repeat(50 * 1024 * 1024)), { "Content-Encoding": "br" }),
      "too-large",
    ],
    ["with an encoding of its own", page(html, { "Content-Encoding": "zip" }), "broken"],
    ["where gzip is none", page(html, { "Content-Encoding": "gzip" }), "broken"],
    ["for a picture", page("x", { "Content-Type": "image/png" }), "not-html"],
    ["behind a password", (_, response) => response.writeHead(401).end(), "login"],
    ["where there is nothing", (_, response) => response.writeHead(404).end(), "missing"],
    ["where the server fails", (_, response) => response.writeHead(500).end(), "status"],
    ["where the server hangs up", (request) => request.socket.destroy(), "broken"],
  ])("%s", async (_, answer, problem) => {
    answers["/"] = answer;
    expect(await problemOf("http://shop.test/")).toBe(problem);
  });

  it("where nobody listens", async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
    const { port: free } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const refusing = { ...network, connect: () => connect({ host: "127.0.0.1", port: free }) };
    expect(await problemOf("http://shop.test/", { network: refusing })).toBe("refused");
  });
});
