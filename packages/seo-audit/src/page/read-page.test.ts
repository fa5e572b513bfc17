import { describe, expect, it } from "vitest";
import { readPage } from "./read-page.ts";
import { textFigures, topTerms, wordsOf } from "./words.ts";

const read = (html: string) => readPage(html, html.length, {});
const texts = (html: string) =>
  read(html)
    .blocks.filter(({ inContent }) => inContent)
    .map(({ text }) => text)
    .join("|");

describe("text", () => {
  it("is split at blocks, joined across inline tags, and collapsed", () => {
    expect(texts("<p>One <b>bold</b>\n  word</p><p>Two<br>lines</p>")).toBe(
      "One bold word|Two|lines",
    );
  });

  it("excludes code, hidden text, fallbacks and drawings, but not until-found text", () => {
    expect(
      texts(
        "<p>a</p><script>b</script><style>c</style><noscript>d</noscript><template>e</template><p hidden>f</p>" +
          "<svg><title>g</title><text>h</text></svg><p hidden='until-found'>i</p><textarea>j</textarea>",
      ),
    ).toBe("a|i");
  });

  it("of the content is in main, or outside nav and footer", () => {
    const body = "<nav>n</nav><p>p</p><footer>f</footer>";
    expect(texts(body)).toBe("p");
    expect(texts(`${body}<main><p>m</p><article><footer>af</footer></article></main>`)).toBe(
      "m|af",
    );
  });

  it("includes declarative shadow trees", () => {
    expect(texts("<div><template shadowrootmode=open><p>shadow</p></template></div>")).toBe(
      "shadow",
    );
  });
});

describe("links and headings", () => {
  it("include alternative texts and the titles of drawings in their text", () => {
    const { anchors } = read(
      "<a href=/a>Our <b>prices</b></a><a href=/b><img alt=Home></a><a href=/c><svg><title>Menu</title></svg></a>" +
        "<a href=/d aria-label=Close><i></i></a><a href=/e><img alt=x aria-hidden=true></a>",
    );
    expect(anchors.map(({ text, label }) => text || label).join("|")).toBe(
      "Our prices|Home|Menu|Close|",
    );
  });

  it("are hidden by their own style or an ancestor's, but not by that of the body", () => {
    const { anchors, images } = read(
      "<body style='display:none'><a href=/a>A</a><a href=/b style='color: red; DISPLAY : none'>B</a>" +
        "<div style='visibility:hidden'><a href=/c>C</a><img></div><a href=/d style='display:none-ish'>D</a>",
    );
    expect(anchors.map(({ hidden }) => hidden)).toEqual([false, true, true, false]);
    expect(images.map(({ excused }) => excused)).toEqual([true]);
  });

  it("keep their level and the order of the source", () => {
    const { headings } = read("<h1>A</h1><h2>B <div><h3>C</h3></div></h2><h2 hidden>D</h2>");
    expect(headings.map(({ level, text }) => `${level} ${text}`)).toEqual(["1 A", "2 B C", "3 C"]);
  });
});

describe("head and counts", () => {
  it("treats what a browser moves out of the head as outside", () => {
    const { metas } = read("<head><meta name=a><div></div><meta name=b></head>");
    expect(metas.map(({ name, inHead }) => `${name} ${inHead}`)).toEqual(["a true", "b false"]);
  });

  it("counts elements, levels and children in body", () => {
    const { tally } = read("<body><ul><li>a<li>b<li><b>c</b></ul>");
    expect(tally).toMatchObject({ elements: 5, depth: 3, children: 3 });
  });

  it("ignores the title of a drawing", () => {
    expect(read("<svg><title>x</title></svg>").titles).toEqual([]);
  });
});

describe("words", () => {
  it("keep apostrophes, hyphens and points inside them", () => {
    expect(wordsOf("Don’t re-use kolam.example.com, ₹50,000 – हिन्दी!").join("|")).toBe(
      "Don’t|re-use|kolam.example.com|50|000|हिन्दी",
    );
  });

  it("are ranked without stop words by count, then alphabetically", () => {
    const figures = textFigures(read("<p>The tea and the cup: tea, cup, cup, bread. It's 12.</p>"));
    expect(figures.words).toBe(11);
    expect(topTerms(figures, 2)).toEqual([
      { term: "cup", count: 3, percent: 27.3 },
      { term: "tea", count: 2, percent: 18.2 },
    ]);
  });
});
