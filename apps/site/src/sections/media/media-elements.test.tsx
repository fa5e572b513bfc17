import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ArticleBody } from "../../articles/article-body.tsx";
import { mediaElements } from "./media-elements.tsx";

/** What React writes for a part that throws. The build finds it. */
const leftToBrowser = "<!--$!-->";

const html = (tag: string, attributes: Readonly<Record<string, string>>) =>
  renderToString(<ArticleBody nodes={[{ tag, attributes }]} components={mediaElements} />);

describe("frames and films in a text", () => {
  it("are in the page, a frame as its link, for the policy with its host", () => {
    const embed = html("Embed", { url: "https://vimeo.com/76979871", title: "A walk" });
    expect(embed).toContain('href="https://vimeo.com/76979871"');
    expect(embed).toContain('data-embed-host="https://player.vimeo.com"');
    expect(embed).not.toContain("<iframe");
    expect(embed).not.toContain(leftToBrowser);
  });

  it("fail the build without a service or a file", () => {
    const missing = { file: "no.mp4", title: "x", width: "1", height: "1" };
    expect(html("Embed", { url: "https://tour.example", title: "x" })).toContain(leftToBrowser);
    expect(html("Film", missing)).toContain(leftToBrowser);
  });
});
