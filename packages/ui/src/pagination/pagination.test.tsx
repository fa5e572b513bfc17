import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Pagination } from "./pagination.tsx";

const targets = (page: number) =>
  renderToString(
    <Pagination
      label="Pages"
      page={page}
      count={5}
      to={(other) => ({ href: `#${other}` })}
      previousText="Previous"
      nextText="Next"
      pageText="{n}"
    />,
  )
    .match(/href="#[^"]*"/g)
    ?.map((href) => href.slice(7, -1));

describe("Pagination of a page that does not exist", () => {
  it.each([
    [9, ["5", "1", "5"]],
    [0, ["1", "5", "1"]],
    [-3, ["1", "5", "1"]],
    [Number.NaN, ["1", "5"]],
  ])("links from %d to pages that do", (page, pages) => {
    expect(targets(page)).toEqual(pages);
  });
});
