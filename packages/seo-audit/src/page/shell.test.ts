import { expect, it } from "vitest";
import { cleanPage } from "../testing/clean-page.ts";
import { readPage } from "./read-page.ts";
import { shellOf } from "./shell.ts";

const shell = (html: string, url?: string) =>
  shellOf(readPage(html, Buffer.byteLength(html), url === undefined ? {} : { url }));
const notice = "<div>We use cookies to measure visits. <button>Accept</button></div>";

it("a page with content is no shell, nor with a notice about cookies", () => {
  expect(shell(cleanPage)).toBeNull();
  expect(shell(cleanPage.replace("</body>", `${notice}</body>`))).toBeNull();
  expect(shell(`<h1>Cookies</h1>${"<p>Our recipe for cookies. ".repeat(120)}`)).toBeNull();
});

it("a frame that scripts fill is one", () => {
  const frame = '<!doctype html><title>Shop</title><div id="root"></div>';
  expect(shell(`${frame}<script src="/app.js"></script>`)).toBe("scripts");
  expect(shell(frame)).toBeNull();
});

it.each([
  ["English", `<title>Before you continue</title><h1>Before you continue</h1>${notice}`],
  ["German", "<h1>Ihre Einwilligung</h1><p>Wir verwenden Cookies und bitten um Ihr Ja."],
  ["Hindi", "<h1>आपकी पसंद</h1><p>हम कुकी का उपयोग करते हैं। क्या आप सहमत हैं?"],
])("a question about cookies is one, in %s", (_, html) => {
  expect(shell(html)).toBe("consent");
});
