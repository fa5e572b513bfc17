import { expect, it, vi } from "vitest";
import { PagePictures } from "./page-pictures.ts";

vi.mock("@site/facts/logo", () => ({ logo: { file: "logo.svg", icon: "leaf.svg" } }));
vi.mock("@site/generated/pictures", () => {
  const facts = { width: 40, height: 20 };
  return {
    pictureFiles: {
      "logo.svg": { ...facts, name: "logo-1" },
      "leaf.svg": { ...facts, name: "leaf-1" },
      "left over.jpg": { ...facts, name: "left-over-1" },
    },
  };
});

it("advises to delete a picture that is on no page, and no file of the logo", () => {
  expect(new PagePictures().advice()).toEqual([
    "left over.jpg is on no page. Delete it, or name it in your words.",
  ]);
});
