import { afterEach, expect, it, vi } from "vitest";
import { chosenSite, takeSite, takeStandardSite } from "./take-site.mjs";

afterEach(() => vi.unstubAllEnvs());

it("takes the first argument if it is a site, by its name or its folder", async () => {
  vi.stubEnv("SITE", undefined);
  expect(takeSite(["kolam", "--pages-only"])).toEqual(["--pages-only"]);
  expect(process.env.SITE).toBe("kolam");
  expect((await chosenSite()).name).toBe("kolam");
  expect(takeSite(["tools/new/site/template"])).toEqual([]);
  expect(process.env.SITE).toBe("tools/new/site/template");
});

it.each([[[]], [["journeys"]], [["--pages-only", "kolam"]], [["https://www.agency.example"]]])(
  "leaves other arguments as they are, and the choice too: %j",
  (words) => {
    vi.stubEnv("SITE", "as before");
    expect(takeSite(words)).toEqual(words);
    expect(process.env.SITE).toBe("as before");
  },
);

it("what tests the machine is about the standard site, unless one was named", async () => {
  vi.stubEnv("SITE", undefined);
  await takeStandardSite();
  expect((await chosenSite()).settings.standard).toBe(true);
  vi.stubEnv("SITE", "tools/new/site/template");
  await takeStandardSite();
  expect(process.env.SITE).toBe("tools/new/site/template");
});
