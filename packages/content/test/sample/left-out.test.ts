import { afterAll, beforeAll, expect, it, vi } from "vitest";

const parts = "../../src/facts/parts.ts";
const leftOut = ["careers", "seo-analyzer", "newsletter"];

// Other files' tests may share their modules with this one.
beforeAll(() => {
  vi.resetModules();
  vi.doMock(parts, () => ({ leftOut, has: (part: string) => !leftOut.includes(part) }));
});

afterAll(() => {
  vi.doUnmock(parts);
  vi.resetModules();
});

it("the privacy policy does not speak of what is left out", async () => {
  const { privacy } = await import("../../src/en/pages/privacy.ts");
  expect(JSON.stringify(privacy)).not.toMatch(/application|newsletter|SEO analyzer/i);
});
