import { expect, it, vi } from "vitest";
import { Renderer } from "./prerender.tsx";

vi.mock("../pages/about/about-page.tsx", () => ({
  AboutPage: () => {
    throw new Error("There is no such drawing.");
  },
}));

it("a page that throws is not rendered, and its own exception is reported", async () => {
  const renderer = new Renderer(async () => []);
  await expect(renderer.render("/about")).rejects.toThrow("There is no such drawing.");
  await expect(renderer.render("/terms")).resolves.toMatchObject({ status: 200 });
});
