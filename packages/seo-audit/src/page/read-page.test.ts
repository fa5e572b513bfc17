import { describe, expect, it } from "vitest";
import { readPage } from "./read-page.ts";
import { textFigures, topTerms, wordsOf } from "./words.ts";

const read = (html: string) => readPage(html, html.length, {});
const texts = (html: string) =>
  read(html)
    .blocks.filter(({ inContent }) => inContent)
    .map(({ text }) => text);

describe("text", () => {
  it("is split at blocks, joined across inline tags, and collapsed", () => {
    expect(texts("<p>One <b>bold</b>\n  word</p><p>Two<br>lines</p>")).toEqual([
      "One bold word",
      "Two",
      "lines",
    ]);
  });

  it("leaves out code, hidden text, fallbacks and drawings, and keeps findable text", () => {
    expect(
      texts(
        "<p>a</p><script>b</script><style>c</style><noscript>d</noscript><template>e</template><p hidden>f</p>" +
          "<svg><title>g</title><text>h</text></svg><p hidden='until-found'>i</p><textarea>j</textarea>",
      ),
    ).toEqual(["a", "i"]);
  });

  it("takes main for the content, or all but nav and footer", () => {
    const body = "<nav>n</nav><p>p</p><footer>f</footer>";
    expect(texts(body)).toEqual(["p"]);
    expect(texts(`${body}<main><p>m</p><article><footer>af</footer></article></main>`)).toEqual([
      "m",
      "af",
    ]);
  });

  it("of a declarative shadow tree is shown", () => {
    expect(texts("<div><template shadowrootmode=open><p>shadow</p></template></div>")).toEqual([
      "shadow",
    ]);
  });
});

describe("links and headings", () => {
  it("take their text from inside, alternative texts and drawings' titles included", () => {
    const { anchors } = read(
      "<a href=/a>Our <b>prices</b></a><a href=/b><img alt=Home></a><a href=/c><svg><title>Menu</title></svg></a>" +
        "<a href=/d aria-label=Close><i></i></a><a href=/e><img alt=x aria-hidden=true></a>",
    );
    expect(anchors.map(({ text, label }) => text || label)).toEqual([
      "Our prices",
      "Home",
      "Menu",
      "Close",
      "",
    ]);
  });

  it("are hidden by their own style or one around them, but not by the body's", () => {
    const { anchors, images } = read(
      "<body style='display:none'><a href=/a>A</a><a href=/b style='color: red; DISPLAY : none'>B</a>" +
        "<div style='visibility:hidden'><a href=/c>C</a><img></div><a href=/d style='display:none-ish'>D</a>",
    );
    expect(anchors.map(({ hidden }) => hidden)).toEqual([false, true, true, false]);
    expect(images.map(({ excused }) => excused)).toEqual([true]);
  });

  it("keep the order of the source and their level", () => {
    const { headings } = read("<h1>A</h1><h2>B <div><h3>C</h3></div></h2><h2 hidden>D</h2>");
    expect(headings.map(({ level, text }) => `${level} ${text}`)).toEqual(["1 A", "2 B C", "3 C"]);
  });
});

describe("head and tally", () => {
  it("knows what a browser would move out of the head", () => {
    const { metas } = read("<head><meta name=a><div></div><meta name=b></head>");
    expect(metas.map(({ name, inHead }) => [name, inHead])).toEqual([
      ["a", true],
      ["b", false],
    ]);
  });

  it("counts elements below body, depth and children", () => {
    const { tally } = read("<body><ul><li>a<li>b<li><b>c</b></ul>");
    expect(tally).toMatchObject({ elements: 5, depth: 3, children: 3 });
  });

  it("does not take a drawing's title for the page's", () => {
    expect(read("<svg><title>x</title></svg>").titles).toEqual([]);
  });
});

describe("words", () => {
  it("keep apostrophes, hyphens and inner points", () => {
    expect(wordsOf("Don’t re-use kolam.example.com, ₹50,000 – हिन्दी!")).toEqual([
      "Don’t",
      "re-use",
      "kolam.example.com",
      "50",
      "000",
      "हिन्दी",
    ]);
  });

  it("are counted without stop words, most frequent first, ties by letter", () => {
    const figures = textFigures(read("<p>The tea and the cup: tea, cup, cup, bread. It's 12.</p>"));
    expect(figures.words).toBe(11);
    expect(topTerms(figures, 2)).toEqual([
      { term: "cup", count: 3, percent: 27.3 },
      { term: "tea", count: 2, percent: 18.2 },
    ]);
  });
});
