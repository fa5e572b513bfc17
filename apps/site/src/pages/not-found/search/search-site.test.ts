import { expect, it } from "vitest";
import { type SearchPage, searchSite } from "./search-site.ts";

const page = (path: string, name: string, ...parts: SearchPage["parts"]): SearchPage => ({
  path,
  name,
  parts,
});

const pages: readonly SearchPage[] = [
  page("/all", "Everything", { title: "Start", text: "Prices vary." }),
  page("/ways", "Ways", { id: "prices", title: "Prices", text: "From 5." }),
  page("/prices", "Prices", { title: "A sheet", text: "Tick." }),
  page("/far", "Far", { title: "Straße", text: "One." }, { title: "Café", text: "Two." }),
  { path: "/a", name: "An article", list: "Blog", parts: [] },
];
const found = (query: string) => searchSite(pages, query).map(({ page: { path } }) => path);

it("finds nothing without a word", () => {
  expect(found("")).toEqual([]);
  expect(found("  ")).toEqual([]);
});

it("puts a page's name before its headings, and those before its text", () => {
  expect(found("prices")).toEqual(["/prices", "/ways", "/all"]);
});

it("says which part of a page fits, and none where its name does", () => {
  const [named, headed, told] = searchSite(pages, "prices");
  expect(named?.part).toBeUndefined();
  expect(headed?.part?.id).toBe("prices");
  expect(told?.part?.title).toBe("Start");
});

it("takes the words in any order and spelling, from anywhere on the page", () => {
  expect(found("CAFE strasse")).toEqual(["/far"]);
  expect(found("one two")).toEqual(["/far"]);
  expect(found("blog article")).toEqual(["/a"]);
  expect(found("far nowhere")).toEqual([]);
});
