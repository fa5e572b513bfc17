import { describe, expect, it } from "vitest";
import { parseOptions } from "./options.ts";

describe("parseOptions", () => {
  it("has defaults", async () => {
    expect(await parseOptions(["dist"])).toMatchObject({
      input: "dist",
      url: undefined,
      origin: undefined,
      noindex: new Set(),
      format: "text",
      failOn: "warning",
      all: false,
    });
  });

  it("reads addresses and repeated pages", async () => {
    const args = [
      "dist",
      "--origin",
      "https://a.example/",
      "--noindex",
      "404.html",
      "--noindex",
      "b.html",
    ];
    expect(await parseOptions(args)).toMatchObject({
      origin: "https://a.example",
      noindex: new Set(["404.html", "b.html"]),
    });
    expect(await parseOptions(["dist", "--origin", "https://a.example/b/"])).toMatchObject({
      origin: "https://a.example/b",
    });
    expect(await parseOptions(["-", "--url", "https://a.example/b"])).toMatchObject({
      input: "-",
      url: "https://a.example/b",
    });
  });

  it.each<[args: string, message: RegExp]>([
    ["", /Name an address, a file, a folder, or - for standard input/],
    ["a.html b.html", /one address, file or folder only/],
    ["a.html --fix", /--fix/],
    ["a.html --url", /--url/],
    ["a.html --url example", /--url takes a full address/],
    ["a.html --url file:///a.html", /--url takes a full address/],
    ["dist --origin https://a.example/?b", /without a query/],
    ["dist --url https://a.example/ --origin https://a.example", /either/],
    ["- --origin https://a.example", /no path/],
    ["dist --update-baseline", /needs --baseline/],
    ["dist --fail-on notice", /error, warning, never/],
    ["a.html --format xml", /text, json, ndjson, github/],
    ["a.html --charset latin-13", /latin-13/],
    ["https://a.example/ --charset utf-8", /are for files/],
  ])("refuses “%s”", async (args, message) => {
    await expect(parseOptions(args.split(" ").filter(Boolean))).rejects.toThrow(message);
  });
});
