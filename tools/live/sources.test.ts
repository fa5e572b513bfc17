import { expect, it } from "vitest";
import type { LiveSite } from "./live-site.ts";
import { lookAtSources } from "./sources.ts";

const page = (...addresses: readonly string[]) =>
  Buffer.from(
    `<p><a href="https://elsewhere.example/">Read</a></p>
     <section class="a" aria-labelledby="sources"><ol>${addresses
       .map((address) => `<li><a href="${address}">It</a></li>`)
       .join("")}</ol></section><a href="https://later.example/">More</a>`,
  );

const site = {
  rules: { pages: ["/blog/one", "/blog/two", "/"] },
  files: new Map([
    ["/blog/one", page("https://law.example/act?a=1&amp;b=2", "https://law.example/gone")],
    ["/blog/two", page("https://law.example/gone", "https://shy.example/", "https://off.example/")],
    ["/", Buffer.from("<p>Nothing</p>")],
  ]),
} as unknown as LiveSite;

it("names the sources that are gone, and none that only refuse programs", async () => {
  const asked: string[] = [];
  const found = await lookAtSources(site, async (address) => {
    asked.push(address);
    if (address.includes("off")) throw new Error("fetch failed");
    return address.endsWith("gone") ? 404 : address.includes("shy") ? 403 : 200;
  });
  expect(asked.sort()).toEqual([
    "https://law.example/act?a=1&b=2",
    "https://law.example/gone",
    "https://off.example/",
    "https://shy.example/",
  ]);
  expect(found.map(({ where, what }) => [where, what])).toEqual([
    ["/blog/one, /blog/two", "Its source https://law.example/gone answers 404."],
    ["/blog/two", "Its source https://off.example/: fetch failed"],
  ]);
});
