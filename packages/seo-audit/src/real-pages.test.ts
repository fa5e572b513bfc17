import { describe, expect, it } from "vitest";
import { audit } from "./audit.ts";
import { faultsOf } from "./score.ts";
import {
  type Change,
  changed,
  cleanPage,
  cleanUrl,
  inHead,
  inTurn,
  jsonLd,
  jsonLdOf,
  mainOf,
  meta,
  swap,
} from "./testing/clean-page.ts";
import type { AuditOptions } from "./types.ts";

/** Markup on other people's pages that is not a fault, or is a single fault with symptoms. */
type Pages = Readonly<Record<string, Change | readonly [Change, AuditOptions]>>;

const picture = (attributes: string) => `<img src="/a.png" width="1" height="1" ${attributes}>`;
const until = (date: string) => meta("robots", `unavailable_after: ${date}`);
const marked = (html: string) => `\ufeff${html}`;
const thing = '{"@context":"https://schema.org","@type":"Thing"}';
const canonical = (href: string, card = href) =>
  inTurn(
    swap(/<link rel="canonical"[^>]*>/, `<link rel="canonical" href="${href}">`),
    (html) => html.replaceAll(/<link rel="alternate" hreflang[^>]*>/g, ""),
    (html) => html.replace(/og:url" content="[^"]*"/, `og:url" content="${card}"`),
  );

function faultsIn(page: Pages[string]): string[] {
  const [change, options] = typeof page === "object" ? page : [page, { url: cleanUrl }];
  const { results } = audit(changed(change), options);
  return faultsOf(results).map(({ id, status }) => `${id} ${status}`);
}

/** A page that declares one spelling of its address and is known by another. */
const spelled = (path: string, other: string): Pages[string] => [
  canonical(`https://clean.example${path}`),
  { url: `https://clean.example${other}` },
];

const prose = "川のそばの小さな店で自転車を修理しています。作業の前に料金をお伝えします。";
const japanese = (repeat: number) =>
  inTurn(
    swap('lang="en-IN"', 'lang="ja"'),
    swap(/<title>.*<\/title>/, "<title>川のそばの自転車修理店・二日で仕上げます</title>"),
    swap(/(?<=<meta name="description" content=")[^"]*/, prose),
    mainOf(`<h1>修理店</h1><p>${prose.repeat(repeat)}</p>`),
  );
const inLanguage = (language: string, text: string) =>
  changed(
    swap(' lang="en-IN"', language && ` lang="${language}"`),
    swap(/<p>[\s\S]*<\/p>(?=\s*<\/main>)/, `<p>${`${text} `.repeat(30)}</p>`),
  );

const article = (published: string, changedOn: string) =>
  jsonLdOf(
    "Article",
    `"headline":"x","image":"y","author":"z","datePublished":"${published}","dateModified":"${changedOn}"`,
  );
const event = (from: string, to: string) =>
  jsonLdOf("Event", `"name":"x","location":"y","startDate":"${from}","endDate":"${to}"`);
/** A price as the page shows it, and as its structured data says it. */
const priced = (shown: string, price: string) =>
  inTurn(`<p>${shown}</p>`, jsonLdOf("Offer", `"price":"${price}","priceCurrency":"INR"`));
const viewport = (content: string) => swap("width=device-width, initial-scale=1", content);

/** Says of the text itself that it is English. */
const english = swap("<main>", '<main lang="en">');

const faultless: Pages = {
  "a byte-order mark": marked,
  "a mark before a wrong declaration": inTurn(swap('"utf-8"', '"iso-8859-1"'), marked),
  "another label of UTF-8": swap('"utf-8"', '"unicode-1-1-utf-8"'),
  "a title by width in Japanese": inTurn(japanese(8), `<h2>点検</h2><p>${prose.repeat(9)}</p>`),
  "a closed dialog with a main heading": "<dialog><h1>News</h1></dialog>",
  "a main heading hidden by its style": '<h1 style="display: none">News</h1>',
  "a heading by role": '<div role="heading" aria-level="3">A</div><h4>B</h4>',
  "a noindex for a single crawler": meta("AdsBot-Google", "noindex"),
  "a noindex for Google News": meta("googlebot-news", "noindex"),
  "a noindex as property": inHead('<meta property="robots" content="noindex">'),
  "a date to come": until("Mon, 01 Jan 2080 10:00:00 GMT"),
  "an address in another spelling": canonical("https://clean.example/guides/first%2Dshop-website"),
  "an international address": spelled("/straße", "/stra%c3%9fe"),
  "reserved characters": spelled("/c++/a,b@c", "/c%2B%2B/a%2Cb%40c"),
  "the folder of index.html": spelled("/a/", "/a/index.html"),
  "an origin without a slash": spelled("", "/"),
  "a link named by a drawing": '<a href="/a"><svg role="img" aria-label="Code"><path/></svg></a>',
  "a link named by text in a drawing": '<a href="/a"><svg><text>Spring sale</text></svg></a>',
  "a link named by a picture's title": `<a href="/a">${picture('alt="" title="Find"')}</a>`,
  "a link named by another element": '<b id="n">Sale</b><a href="/a" aria-labelledby="n"></a>',
  "a longer label": '<a href="/a" aria-label="Learn more about shelves">Learn more</a>',
  "a word that is generic in another language": '<a lang="nl" href="/a">Start</a>',
  "a link in a fallback":
    '<audio controls><a href="/a.mp3"></a></audio><object data="/a.pdf"><h1>A</h1></object>',
  "documents in objects": '<object data="/a.svg"></object><embed src="/a.pdf">',
  "roles of decoration": picture('role="none presentation"'),
  "a drawing with a title": '<svg role="img"><title>A cup</title></svg>',
  "placeholder text as a subject": "<p>The filler that begins “Lorem ipsum” is from Cicero.</p>",
  "a type with a charset": jsonLd(thing, "application/ld+json; charset=utf-8"),
  "schema.org with www": jsonLd(thing.replace("schema.org", "www.schema.org")),
  "a namespace of a style": inHead("<style>@namespace s url(http://www.w3.org/2000/svg);</style>"),
  "commas in a srcset": picture('alt="A cup" srcset="/a,http://b 1x, /c 2x"'),
  "upgraded requests": inHead(
    '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests"><link rel="icon" href="http://clean.example/a.png">',
  ),
  "og:image:url": swap('"og:image"', '"og:image:url"'),
  "og:image:secure_url": swap('"og:image"', '"og:image:secure_url"'),
  "names instead of properties on a card": (html) => html.replaceAll('property="og:', 'name="og:'),
  "an old code for Hebrew": inTurn(swap('lang="en-IN"', 'lang="iw"'), english),
  "an old code for Serbo-Croatian": inTurn(swap('lang="en-IN"', 'lang="sh"'), english),
  "an error page without noindex": [
    swap(', follow, max-image-preview:large"', '"'),
    { url: cleanUrl, wantsIndexing: null },
  ],
  "a comment that closes at the end": (html) => `${html}<!-- made today -->`,
  "a mail address with a space": '<a href="mailto:a b@c.example">Mail</a>',
  "a link with another role": '<a role="button" onclick="go()">Menu</a>',
  "a named target": '<a name="prices" rel="x">Prices</a>',
  "a generic text of a nofollow link": '<a rel="nofollow" href="https://b.example/">Click here</a>',
  "a type without rich results": jsonLd(thing),
  "another header with the word charset": swap(
    "<meta charset",
    '<meta http-equiv="x" content="charset=latin-1"><meta charset',
  ),
  "a viewport with blanks": viewport("width=device-width initial-scale=1"),
  "a viewport with semicolons": viewport("width = device-width;initial-scale = 1;"),
  "a change on the day of publication": article("2026-01-31T08:00:00+00:00", "2026-01-31"),
  "a publication on the day of the change": article("2026-01-31", "2026-01-31T00:30:00+05:30"),
  "an event that ends on its day": event("2026-01-31T20:00+05:30", "2026-01-31"),
  "a job in its last hours": [
    jsonLdOf(
      "JobPosting",
      `"title":"x","description":"y","datePosted":"2026-01-01","validThrough":"2026-01-31",
      "hiringOrganization":{"@type":"Organization","name":"x"},"jobLocation":{"@type":"Place"}`,
    ),
    { url: cleanUrl, now: new Date("2026-02-01T06:00:00Z") },
  ],
  "a page in its last hours": [
    until("2026-01-31"),
    { url: cleanUrl, now: new Date("2026-01-31T06:00:00Z") },
  ],
  "a price in Devanagari": priced("कीमत १,२३४ रुपये", "1234"),
  "a price with paise in Devanagari": priced("₹१,८०,०००.५०", "180000.50"),
  "a price in Arabic": priced("السعر ١٬٢٣٤ ريال", "1234"),
  "a price with a decimal separator in Arabic": priced("السعر ١٬٢٣٤٫٥ ريال", "1234.50"),
  "a price in Persian": priced("۱۲۳۴ تومان", "1234"),
  "a price in Bengali beside its word": priced("১,২৩৪টাকা", "1234.00"),
  "a price of full width": priced("１，２３４円", "1234"),
  "a shortened price in Devanagari": priced("४.५ लाख रुपये", "450000"),
  "a shortened price with zeros": priced("10k", "10000"),
  "a question with digits of another script": inTurn(
    "<p>१२ रुपये?</p>",
    jsonLdOf("Question", '"name":"12 रुपये?","answerCount":1'),
  ),
  "the subscription that an article is part of": jsonLdOf(
    "WebPage",
    `"isPartOf":{"@type":["CreativeWork","Product"],"name":"News","productID":"news.example:basic",
    "offers":{"@type":"Offer","url":"/subscribe"}}`,
  ),
  "offers of a company without prices": jsonLdOf(
    "Organization",
    '"name":"x","makesOffer":{"@type":"Offer","itemOffered":{"@type":"Service","name":"y"}}',
  ),
  "an XML declaration": (html) => `<?xml version="1.0" encoding="utf-8"?>\n${html}`,
  "an encoding in an XML declaration alone": (html) =>
    `<?xml version="1.0" encoding="UTF-8"?>${html.replace('<meta charset="utf-8">', "")}`,
  "the XML declaration of a drawing": '<?xml version="1.0"?><svg><path/></svg>',
  "a namespace that a word processor left": '<?xml:namespace prefix = "o" /><p>Cups</p>',
  "headers for single crawlers, and without a word against the page": [
    (html) => html,
    { url: cleanUrl, robotsTag: ["max-snippet: 50, otherbot: noindex, nofollow", "index"] },
  ],
  "a size with a unit and more": '<img src="/a.png" alt="A cup" width="760px; " height="139.5px;">',
  "a fragment for a script":
    '<a href="#close" onclick="close()">Close</a><a href="#menu" role="button">Menu</a>',
  "an id with a percent sign": '<h2 id="why%3F">Why?</h2><a href="#why%3F">Why we ask</a>',
  "a page in AMP, a version of another": [
    swap('<html lang="en-IN">', '<html amp lang="en-IN">'),
    { url: `${cleanUrl}/amp` },
  ],
  "an address of an advertisement as the page's own": [
    (html) => html.replaceAll(cleanUrl, `${cleanUrl}?utm_source=letter`),
    { url: `${cleanUrl}?utm_source=letter` },
  ],
  "a picture of AMP that names a link":
    '<a href="/a"><amp-img src="/a.png" alt="Spring sale" width="9" height="9"></amp-img></a>',
  "an address with parameters of an advertisement": [
    (html) => html,
    { url: `${cleanUrl}?utm_source=letter&gclid=x` },
  ],
  "the same ids in two shadow trees": `${'<my-card><template shadowrootmode="open"><p id="n">A</p><a href="/a" aria-labelledby="n"></a></template></my-card>'.repeat(2)}<p id="n">B</p>`,
  "a script of a type that no browser runs": inHead(
    '<script type="text/x-template" src="/a"></script>',
  ),
  "a document on an estate": '<object data="/real-estate/java.pdf"></object>',
  "directions for Google News alone": meta("googlebot-news", "nosnippet, nofollow"),
  "properties of an item elsewhere on the page": `<div itemscope itemtype="https://schema.org/Product" itemref="cup"></div>
    <div id="cup"><b itemprop="name">Cup</b><span itemprop="offers" itemscope itemtype="https://schema.org/Offer">
    <b itemprop="price">9</b></span></div>`,
  "a picture of an item that is only named": `<div itemscope itemtype="https://schema.org/WebPage">
    <figure itemprop="image" itemscope itemtype="https://schema.org/ImageObject" itemid="https://clean.example/a.png"></figure></div>`,
  "a date in the short form of ISO 8601": article("20240501T080000Z", "20240502"),
  "the track of a carousel": `<div style="position:relative;left:-2340px"><p>${"Cups and plates. ".repeat(9)}</p></div>`,
  "a list whose gaps have no size": `<div style="font-size:0">${'<p class="cup">Cups and plates for all</p>'.repeat(9)}</div>`,
  "a long list of options": `<select>${"<option>x</option>".repeat(90)}</select>`,
};

describe("what is not a fault", () => {
  it.each(Object.entries(faultless))("%s", (_name, page) => {
    expect(faultsIn(page)).toEqual([]);
  });
});

const faulty: Pages = {
  "description error: as property": swap('name="description"', 'property="description"'),
  "charset error: a late declaration": swap(
    '<meta charset="utf-8">',
    `<script>"${"x".repeat(1100)}"</script><meta charset="utf-8">`,
  ),
  "robots error: a Google noindex": meta("googlebot", "noindex"),
  "robots warning: a Bing noindex": meta("bingbot", "noindex"),
  "robots warning: max-snippet with a space": meta("robots", "max-snippet : 0"),
  "robots error: a date in the past, RFC 850": until("Friday, 01-Jan-21 12:00:00 GMT"),
  "robots error: a date in the past, ISO 8601": until("2021-01-01T10:00:00+05:30"),
  "robots warning: a date in words": until("soon"),
  "robots error: a day in the past": until("2021-01-01"),
  "viewport warning: blanks and a zoom that is forbidden": viewport(
    "width=device-width user-scalable=no",
  ),
  "json-ld-values error: an event that ends the day before": event(
    "2026-01-31T20:00+05:30",
    "2026-01-30",
  ),
  "json-ld-values warning: an article that was written before its day": article(
    "2026-02-01T08:00:00Z",
    "2026-01-31T08:00:00Z",
  ),
  "json-ld-properties error: an offer of a product without a price": jsonLdOf(
    "WebPage",
    '"mainEntity":{"@type":"Product","name":"x","offers":{"@type":"Offer","url":"/x"}}',
  ),
  "json-ld-values error: an offer in microdata that is over": `<div itemscope itemtype="https://schema.org/Offer">
    <b itemprop="price">9</b><time itemprop="priceValidUntil" datetime="2020-11-05"></time></div>`,
  "json-ld-properties error: a month that no year has": jsonLdOf(
    "Event",
    '"name":"x","location":"y","startDate":"2024-13-01"',
  ),
  "json-ld-properties warning: a site without a name": jsonLdOf("WebSite", '"url":"/"'),
  "json-ld-retired warning: the vocabulary before schema.org":
    '<p itemscope itemtype="http://data-vocabulary.org/Breadcrumb"><b itemprop="title">Cups</b></p>',
  "json-ld-properties error: items that refer to each other": `<div id="a" itemprop="x" itemscope itemref="b" itemtype="https://schema.org/Product"></div>
    <div id="b" itemprop="x" itemscope itemref="a" itemtype="https://schema.org/Product"></div>`,
  "json-ld-on-page warning: another price in Devanagari": priced("कीमत १,२३५ रुपये", "1234"),
  "canonical warning: a relative canonical address": canonical("first-shop-website", cleanUrl),
  "canonical warning: a relative address of a page whose own is not known": [
    canonical("/guides/first-shop-website", cleanUrl),
    {},
  ],
  "canonical error: a link that Google leaves out": swap(
    '<link rel="canonical"',
    '<link rel="canonical" type="text/html"',
  ),
  "canonical warning: another page by its query": [
    (html) => html.replaceAll(/<link rel="alternate" hreflang[^>]*>/g, ""),
    { url: `${cleanUrl}?page=2` },
  ],
  "robots error: a noindex of the server": [
    (html) => html,
    { url: cleanUrl, robotsTag: "noarchive, NoIndex" },
  ],
  "robots error: a noindex of the server for Google": [
    (html) => html,
    { url: cleanUrl, robotsTag: "googlebot: nofollow, noindex" },
  ],
  "robots error: all and noindex": swap("index, follow", "all, noindex"),
  "image-size warning: a width in percent":
    '<img src="/a.png" alt="A cup" width="100%" height="139">',
  "image-size warning: a height that follows the picture": picture('alt="A cup"').replace(
    'width="1" height="1"',
    'style="width: 100%; height: auto"',
  ),
  "blocking-scripts warning: a script of an old type": inHead(
    '<script type="application/x-javascript" src="/a.js"></script>',
  ),
  "obsolete-markup error: a plug-in by its type":
    '<object type="application/x-java-applet" data="/a"></object>',
  "fragment-links warning: an id in a shadow tree":
    '<my-card><template shadowrootmode="open"><p id="in">A</p></template></my-card><a href="#in">In</a>',
  "duplicate-ids warning: twice in a shadow tree":
    '<my-card><template shadowrootmode="open"><p id="in">A</p><p id="in">B</p></template></my-card>',
  "link-text warning: a generic word in Turkish": '<a href="/a" lang="tr">Devamını oku</a>',
  "link-text warning: a generic word in Chinese": '<a href="/a" lang="zh-CN">了解更多</a>',
  "link-text warning: a generic word in Arabic": '<a href="/a" lang="ar">المزيد</a>',
  "fragment-links warning: a fragment of the own address": `<a href="${cleanUrl}#no">Prices</a>`,
  "fragment-links warning: a fragment below a base": inTurn(
    inHead(`<base href="${cleanUrl}">`),
    swap('href="#pages"', 'href="#no"'),
  ),
  "link-text error: a name from a missing element": '<a href="/a" aria-labelledby="no"></a>',
  "link-text warning: no element, but a text": '<a href="/a" aria-labelledby="no">Prices</a>',
  "link-text warning: a generic word in the link's language": '<a href="/a" lang="es">Más</a>',
  "image-alt error: a button, an area and a drawing without a name":
    '<input type="image" src="/a.png"><map name="m"><area href="/a"></map><svg role="img"></svg>',
  "structured-data warning: an item without a type": "<div itemscope>x</div>",
  "json-ld-properties warning: an article without a picture": jsonLdOf(
    "Article",
    '"headline":"x","author":"y","datePublished":"2024-05-01"',
  ),
  "mixed-content error: a picture of a drawing over http":
    '<svg><image href="http://b.example/a.png"/></svg>',
  "mixed-content error: a srcset over http": picture(
    'alt="A cup" srcset="/a 1x, http://b.in/c 2x"',
  ),
  "local-addresses error: a picture on a card": meta("twitter:image", "http://localhost/a.png"),
  "local-addresses error: JSON-LD": jsonLdOf("Thing", '"url":"http://localhost/"'),
  "parse-errors error: a title that swallows the page": swap("</title>", ""),
  "parse-errors error: a title that ends with that of a drawing": inTurn(
    swap("</title>", ""),
    "<svg><title>x</title></svg>",
  ),
  "parse-errors error: a comment that swallows the page": swap("<header>", "<!-- <header>"),
  "meta-refresh warning: a redirect": () =>
    '<!doctype html><title>Moved</title><meta name=robots content=noindex><meta http-equiv=refresh content="0;url=/b"><a href="/b">Here</a>',
  "meta-refresh warning: a redirect by script": () =>
    '<!doctype html><title>Moved</title><script>window.location.href = "/b"</script>',
  "doctype error: a fragment": () => "<div><h2>Bell</h2><p>A bell.</p></div>",
  "word-count error: thin Japanese text": japanese(2),
};

describe("what is one fault", () => {
  const hosts =
    "172.16.0.4 169.254.1.1 100.64.0.1 2130706433 0x7f.1 127.1 [::1] [fd00::1] [fe80::1] [::ffff:10.0.0.1] intranet nas.local a.home.arpa localhost.";
  it.each(hosts.split(" "))("a link to %s", (host) => {
    expect(faultsIn(`<a href="https://${host}/">Prices</a>`)).toEqual(["local-addresses error"]);
  });

  it.each(Object.entries(faulty))("%s", (name, page) => {
    expect(faultsIn(page)).toEqual([name.split(":")[0]]);
  });
});

it("a page is no redirect for a button that leads away", () => {
  const page = `<!doctype html><title>Soon</title><button onclick="location.href = '/shop'">Shop</button>`;
  expect(faultsIn(() => page)).toContain("h1 error");
});

describe("languages", () => {
  const russian =
    "Мы чиним велосипеды в маленькой мастерской у реки и называем цену до начала работы.";
  const german =
    "Wir reparieren Fahrräder in einer kleinen Werkstatt am Fluss und nennen den Preis, bevor die Arbeit beginnt.";
  const dutch =
    "Wij repareren fietsen in een kleine winkel aan de rivier en noemen de prijs voordat het werk begint.";
  const spanish =
    "Reparamos bicicletas en una tienda junto al río y decimos el precio antes de que empiece el trabajo.";

  it.each([
    ["", russian],
    ["en", russian],
    ["en", german],
    ["en", dutch],
    ["", dutch],
    ["en", spanish],
    ["", prose],
    ["en", prose],
  ])("a page that declares “%s” is not judged as English: %s", (language, text) => {
    const { results, figures } = audit(inLanguage(language, text));
    const judged = results.filter(
      ({ id, status }) => /readability|density|subject/.test(id) && status !== "not-applicable",
    );
    expect(judged).toEqual([]);
    expect(figures).toMatchObject({ readability: null, keywords: [] });
  });

  it("long quotations in English do not make a page English", () => {
    const quoted = "“You have to trust that the dots will connect in your future.”";
    const { results } = audit(inLanguage("de", `${german} ${german} ${quoted}`));
    expect(results.find(({ id }) => id === "text-language")?.status).toBe("good");
  });

  it("Serbian is in Latin letters or in Cyrillic, unless its tag says which", () => {
    const latin =
      "Popravljamo bicikle u maloj radionici pored reke i kažemo cenu pre početka rada.";
    const cyrillic =
      "Поправљамо бицикле у малој радионици поред реке и кажемо цену пре почетка рада.";
    const statusOf = (language: string, text: string) =>
      audit(inLanguage(language, text)).results.find(({ id }) => id === "text-language")?.status;
    expect(statusOf("sr", latin)).toBe("good");
    expect(statusOf("sr-RS", cyrillic)).toBe("good");
    expect(statusOf("sr-Cyrl", latin)).toBe("error");
    expect(statusOf("hr", cyrillic)).toBe("error");
  });

  it("reading ease is from 0 to 100", () => {
    const easeOf = (text: string) => audit(inLanguage("en", text)).figures.readability;
    expect(easeOf("The cat sat on the mat and it was a big red cat.")).toBe(100);
    expect(
      easeOf(
        "Multidisciplinary institutional considerations necessitate organisational collaboration.",
      ),
    ).toBe(0);
  });

  it("a list without the end of a sentence does not make a text hard to read", () => {
    const easeOf = (more: string) => audit(changed(more)).figures.readability;
    expect(easeOf(`<p>${"Ada Mustermann of Heidelberg, ".repeat(90)}</p>`)).toBe(easeOf("<hr>"));
  });

  it("menus and content are known by their roles too", () => {
    const wordsOf = (html: string) => audit(html).figures.words;
    const roles = cleanPage
      .replace("<main>", '<div role="main">')
      .replace("</main>", "</div>")
      .replace("</header>", '<div role="navigation">Cups, plates</div></header><p>Cookies?</p>');
    expect(wordsOf(roles)).toBe(wordsOf(cleanPage));
    const menu = '<div role="navigation">Cups</div><div role="contentinfo">Us</div>';
    expect(wordsOf(`<h1>Cups</h1>${menu}`)).toBe(1);
  });

  it("options, templates and hidden blocks are not the page's text", () => {
    const words = (html: string) => audit(html).figures.words;
    const hidden = `<select><option>a b</option></select><template>c d</template><div style="display:none">e f</div>
      <dialog>g h</dialog><div hidden>i j</div><div popover>k l</div><datalist><option>m</datalist>`;
    expect(words(changed(hidden))).toBe(words(cleanPage));
  });
});
