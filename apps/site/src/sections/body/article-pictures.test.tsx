import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ArticleBody } from "../../articles/article-body.tsx";
import { articlePictures } from "./article-pictures.tsx";

const facts = (width: number) =>
  JSON.stringify({ name: "desk-1", width, height: width / 2, type: "screen", colours: "000000" });

const html = (width: number, group = false) => {
  const picture = {
    tag: "Picture",
    attributes: { file: "desk.png", alt: "A desk", caption: "Ours", facts: facts(width) },
  };
  const nodes = group ? [{ tag: "Gallery", children: [picture, picture] }] : [picture];
  return renderToStaticMarkup(<ArticleBody nodes={nodes} components={articlePictures} />);
};

describe("a picture in an article", () => {
  it("is as wide as the text, with its words, and no wider than its file", () => {
    expect(html(2000)).toContain('width="680"');
    expect(html(2000)).toContain('alt="A desk"');
    expect(html(2000)).toContain("<figcaption>Ours</figcaption>");
    expect(html(300)).toContain('width="300"');
  });

  it("shares the width with others of its group", () => {
    expect(html(2000, true).match(/width="340"/g)).toHaveLength(2);
  });
});
