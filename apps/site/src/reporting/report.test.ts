import { beforeEach, expect, it, vi } from "vitest";
import { announced } from "./announce.ts";
import { startReporting } from "./report.ts";

const origin = "https://agency.example";
let page = new EventTarget();
let policy = new EventTarget();
let asked: { url: string; options: RequestInit }[] = [];

const error = (filename: string, message = "x is not a function") =>
  page.dispatchEvent(Object.assign(new Event("error"), { filename, message }));
const announce = (detail: string) => page.dispatchEvent(new CustomEvent(announced, { detail }));
const refuse = (more: object) =>
  policy.dispatchEvent(
    Object.assign(new Event("securitypolicyviolation"), {
      effectiveDirective: "img-src",
      blockedURI: "https://other.example/secret?token=1",
      sourceFile: "",
      originalPolicy: "img-src 'self'",
      ...more,
    }),
  );

const told = () => asked.map(({ options }) => JSON.parse(String(options.body)));

beforeEach(() => {
  page = new EventTarget();
  policy = new EventTarget();
  asked = [];
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", policy);
  vi.stubGlobal("location", { origin, pathname: "/about", search: "?q=words" });
  vi.stubGlobal("fetch", async (url: string, options: RequestInit) => {
    asked.push({ url, options });
    throw new Error("blocked by an extension");
  });
  startReporting("https://mail.agency.example/reports");
});

it("tells the page and the kind of a fault, without words, address or cookies", () => {
  error(`${origin}/assets/client.js`, "Asha's words");
  error("chrome-extension://abc/content.js");
  expect(told()).toEqual([
    { page: "/about", kind: "script" },
    { page: "/about", kind: "foreign" },
  ]);
  expect(asked[0]).toMatchObject({
    url: "https://mail.agency.example/reports",
    options: { credentials: "omit", keepalive: true },
  });
});

it("tells the same only once, three things at most, and nothing that is none", () => {
  error(`${origin}/a.js`, "ResizeObserver loop completed with undelivered notifications.");
  for (let nth = 0; nth < 9; nth += 1) error(`${origin}/a.js`);
  expect(told()).toHaveLength(1);
  announce("start");
  refuse({});
  refuse({ effectiveDirective: "font-src" });
  expect(told().map(({ kind }) => kind)).toEqual(["script", "start", "policy"]);
});

it("takes what React throws after a recovery for the recovery", () => {
  announce("recovery");
  error(`${origin}/assets/client.js`, "Minified React error #418");
  error(`${origin}/assets/client.js`);
  expect(told().map(({ kind }) => kind)).toEqual(["recovery", "script"]);
});

it("leaves to the browser what the header refuses, and cuts what was refused", () => {
  refuse({ originalPolicy: "script-src 'self'; report-to visitors" });
  expect(told()).toEqual([]);
  refuse({ blockedURI: `https://other.example/${"a".repeat(100)}` });
  expect(JSON.stringify(told()).length).toBeLessThan(150);
});
