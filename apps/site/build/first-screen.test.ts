import { describe, expect, it } from "vitest";
import { seenElements } from "./first-screen.ts";

/** Classes of the elements that can be seen before anyone scrolls or opens anything. */
const first = (html: string) =>
  seenElements(html)
    .filter((element) => element.first)
    .flatMap(({ classes }) => classes);

describe("the first screen", () => {
  it("is the header and the first two bands", () => {
    const html =
      '<header class="header"></header><main><p class="one"><b class="in-one"></b></p><p class="two"></p><p class="three"></p></main><footer class="footer"></footer>';
    expect(first(html)).toEqual(["header", "one", "in-one", "two"]);
  });

  it.each([
    ["a closed submenu", "data-submenu-panel"],
    ["a step that is opened later, or what stands below a long text", "data-unseen"],
  ])("has nothing of what is in %s", (_, name) => {
    const html = `<main><div class="around"><div class="box" ${name}=""><p class="in-box"></p></div><p class="beside"></p></div></main>`;
    expect(first(html)).toEqual(["around", "box", "beside"]);
  });

  it("tells the classes around and beside an element", () => {
    const html = '<main><div class="around"><p class="one"></p><p class="two"></p></div></main>';
    const one = seenElements(html).find(({ classes }) => classes.includes("one"));
    expect([...(one?.near ?? [])].sort()).toEqual(["around", "one", "two"]);
  });
});
