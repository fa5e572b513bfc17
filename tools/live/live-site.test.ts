import { Endless, type Send } from "@kolam/site/hosts/send";
import { expect, it } from "vitest";
import { lookAtFiles } from "./answers.ts";
import { lookAt } from "./live.ts";
import { type LiveSite, patient } from "./live-site.ts";

/** A site of many files at a host with these answers, and the requests it received. */
function siteAt(send: Send) {
  const asked: string[] = [];
  const paths = Array.from({ length: 500 }, (_, at) => `/${at}`);
  const site = {
    origin: new URL("http://agency.test"),
    rules: { base: "", pages: ["/0"], redirects: [], headers: [] },
    files: new Map(paths.map((path) => [path, Buffer.from(path)])),
    send: patient((sent) => {
      asked.push(sent.path);
      return send(sent);
    }),
  };
  return { asked, site: site as unknown as LiveSite };
}

it("a host with endless answers is asked for only a few files", async () => {
  const { asked, site } = siteAt(async ({ path }) => {
    throw new Endless(`${path}: more than 9 bytes`);
  });
  const found = await lookAtFiles(site);
  expect(found).toHaveLength(500);
  expect(found[0]?.what).toBe("/0: more than 9 bytes");
  expect(found.at(-1)?.what).toMatch(/^not asked: \d+ answers before had no end$/);
  // Eight at a time.
  expect(asked.length).toBeLessThan(20);
});

it("a host that breaks some connections is still asked for everything", async () => {
  const { asked, site } = siteAt(async () => {
    throw new Error("socket hang up");
  });
  await lookAtFiles(site);
  expect(asked).toHaveLength(500);
});

it("a host that does not answer is reported, and the command does not fail", async () => {
  const { site } = siteAt(async () => {
    throw new Error("connect ECONNREFUSED");
  });
  const found = await lookAt(site);
  expect(found).toContainEqual(
    expect.objectContaining({ where: "http://agency.test/", what: "connect ECONNREFUSED" }),
  );
});
