import { allSites } from "@kolam/resolve/sites";
import { afterEach, expect, it, vi } from "vitest";
import { chosenSite, takeSite, takeStandardSite } from "./take-site.mjs";

afterEach(() => vi.unstubAllEnvs());

const [known] = allSites();

it.skipIf(!known)("takes the first argument if it is a site, by its name", async () => {
  vi.stubEnv("SITE", undefined);
  const name = known?.name ?? "";
  expect(takeSite([name, "--pages-only"])).toEqual(["--pages-only"]);
  expect(process.env.SITE).toBe(name);
  expect((await chosenSite()).name).toBe(name);
});

it("takes the first argument if it is the folder of a site", async () => {
  vi.stubEnv("SITE", undefined);
  expect(takeSite(["apps/site/test/site"])).toEqual([]);
  expect(process.env.SITE).toBe("apps/site/test/site");
  expect((await chosenSite()).name).toBe("site");
});

it.each([
  [[]],
  [["journeys"]],
  [["--pages-only", "apps/site/test/site"]],
  [["https://www.agency.example"]],
])("leaves other arguments as they are, and the choice too: %j", (words) => {
  vi.stubEnv("SITE", "as before");
  expect(takeSite(words)).toEqual(words);
  expect(process.env.SITE).toBe("as before");
});

const hasStandard = allSites().some(({ settings }) => settings.standard);

it.skipIf(!hasStandard)(
  "a part of the tests is about the standard site, unless one was named",
  async () => {
    vi.stubEnv("SITE", undefined);
    await takeStandardSite();
    expect((await chosenSite()).settings.standard).toBe(true);
    vi.stubEnv("SITE", "tools/new/site/template");
    await takeStandardSite();
    expect(process.env.SITE).toBe("tools/new/site/template");
  },
);
