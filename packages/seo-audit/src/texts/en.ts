import { count, formatNumber, quote, quoteSome, size } from "../format.ts";
import {
  CHARACTERS_PER_WORD,
  DESCRIPTION_LENGTH,
  DESCRIPTION_MAX_WIDTH,
  MIN_WORDS,
  TITLE_LENGTH,
  TITLE_MAX_WIDTH,
} from "../limits.ts";

/** The texts of a fault's places, each once. */
type Said = readonly string[];

type Pair = readonly [name: string, value: string];

/** Up to three faults in one sentence, and how many more there are. */
const someOf = (said: Said) =>
  `${said.slice(0, 3).join("; ")}${said.length > 3 ? `; and ${said.length - 3} more` : ""}.`;

/** A length in words, or in characters of a script that has no words between spaces. */
const lengthOf = (words: number, dense: boolean) =>
  dense ? count(words * CHARACTERS_PER_WORD, "character") : count(words, "word");
const measured = (what: string) => ({
  none: `There is no ${what} to measure.`,
  short: (length: number, min: number) =>
    `The ${what} has ${count(length, "character")}, fewer than ${min}.`,
  long: (length: number, max: number) =>
    `The ${what} has ${count(length, "character")}, more than ${max}.`,
  good: (length: number) => `The ${what} has ${count(length, "character")}.`,
});
const fitted = (what: string) => ({
  none: `There is no ${what} to measure.`,
  wide: (width: number, max: number) =>
    `The ${what} is ${width} px wide in a desktop result; it is cut at ${max} px.`,
  good: (width: number) => `The ${what} is ${width} px wide in a desktop result.`,
});

const reasons = (whyByWhat: Readonly<Record<string, string>>) =>
  Object.entries(whyByWhat).map(([what, why]) => ({ what, why }));

/**
 * All texts of the audit. Those of another language are an object of the same type, of which any
 * part may be missing (`Translation`).
 */
export const en = {
  groups: {
    snippet: "Title and description",
    indexing: "Indexing",
    document: "Document",
    content: "Headings and text",
    links: "Links",
    images: "Images",
    social: "Social cards",
    "structured-data": "Structured data",
    weight: "Weight and markup",
  },
  /** Texts that several checks share. */
  common: {
    unlisted: "The page stays out of search results.",
    dense: "In this script the width decides.",
    noLinks: "There are no links.",
    noImages: "There are no images.",
    noHeadings: "There are no headings.",
    noJsonLd: "There is no JSON-LD.",
    swallowed: "Most of the page is lost: see “Readable markup”.",
    redirect: "The page only leads to another.",
    fragment: "This is a part of a page.",
    off: "Turned off in the settings.",
  },
  /** For each check its name, why it matters, how to fix the fault, and what it finds. */
  checks: {
    "parse-errors": {
      title: "Readable markup",
      why: "A parser reads on after an error, but not as you meant it: text, links or tags are lost without a trace.",
      fix: "Close the tag, quotation mark or comment at the first place listed.",
      swallowed: (tag: string, line: number) =>
        `${tag === "!--" ? "The comment" : `The <${tag}>`} that begins on line ${line} is not closed, so what follows is part of it and not of the page.`,
      found: (errors: number, line: number, meaning: string) =>
        `${count(errors, "parse error")}, the first on line ${line}: ${meaning}.`,
      meanings: {
        "duplicate-attribute": "an attribute occurs twice, and the second is ignored",
        "eof-in-comment": "a comment is never closed",
        "eof-in-tag": "the page ends within a tag",
        "nested-comment": "a comment begins within another and ends with it",
        "unexpected-character-in-attribute-name":
          "a quotation mark or “<” stands where the tag should go on",
        "unexpected-question-mark-instead-of-tag-name":
          "code of the server, such as <?php, is in the page",
      } as Readonly<Record<string, string>>,
      good: "The parser lost nothing.",
    },
    title: {
      title: "Page title",
      why: "The title is the headline of the search result, the tab and the bookmark, and a strong signal of what the page is about.",
      fix: "Put exactly one <title> that is unique to this page into <head>.",
      none: "The page has no title.",
      empty: "The title is empty.",
      outside: (title: string) => `The title ${quote(title)} is outside <head>.`,
      several: (titles: Said) =>
        `The page has ${count(titles.length, "title")}: ${quoteSome(titles)}.`,
      good: (title: string) => `The title is ${quote(title)}.`,
    },
    "title-length": {
      title: "Title length",
      why: "A short title wastes space that could set the page apart; a long one is cut off.",
      fix: `Write ${TITLE_LENGTH.min} to ${TITLE_LENGTH.max} characters, with the subject first and the name of the site last.`,
      ...measured("title"),
      tiny: (length: number) =>
        `The title has ${count(length, "character")}: too few to say anything.`,
    },
    "title-width": {
      title: "Title width",
      why: "Search results cut titles by width, not by number of letters: sixty narrow letters fit, sixty capitals do not.",
      fix: `Keep the title under ${TITLE_MAX_WIDTH} px: use fewer words and capitals, and shorten or drop the site’s name.`,
      ...fitted("title"),
    },
    "title-subject": {
      title: "Title and page agree",
      why: "When the title promises something the page is not about, search engines may replace it, and visitors leave.",
      fix: "Use the same words in title, main heading and text: the ones people search for.",
      otherLanguage: "Only English titles are compared with the text.",
      none: "The title has no words to compare.",
      nothing: (title: string) => `No word of the title ${quote(title)} occurs in the text.`,
      little: (title: string) =>
        `Most words of the title ${quote(title)} occur neither in the text nor in the main heading.`,
      good: "Title and text are about the same subject.",
    },
    description: {
      title: "Meta description",
      why: "The description is often the text under the title in search results. Without one, a search engine picks a sentence of the page.",
      fix: 'Put one <meta name="description" content="…"> into <head>: what the page offers, for whom, and why to open it.',
      none: "The page has no meta description.",
      empty: "The meta description is empty.",
      outside: "The meta description is outside <head>.",
      several: (descriptions: number) => `The page has ${count(descriptions, "meta description")}.`,
      cut: "The description ends in an ellipsis: it was cut before anybody saw it.",
      good: (description: string) => `The description is ${quote(description)}.`,
    },
    "description-length": {
      title: "Description length",
      why: "A short description wastes space in the result; a long one is cut off.",
      fix: `Write ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters, with the important part first.`,
      ...measured("description"),
    },
    "description-width": {
      title: "Description width",
      why: "Search results cut descriptions by width, and nobody reads the part that is cut off.",
      fix: `Keep the description under ${DESCRIPTION_MAX_WIDTH} px, about two lines of a desktop result.`,
      ...fitted("description"),
    },
    robots: {
      title: "Robots directives",
      why: "A word in a robots tag keeps a page or its text out of the search results. It is often set on a test site and then forgotten.",
      fix: "Remove noindex and nofollow from pages that should be found; without a robots tag everything is allowed.",
      conflict: (pair: readonly [string, string]) =>
        `The robots tags contradict each other: ${pair[0]} and ${pair[1]}. The stricter one counts.`,
      fixConflict: "Keep one robots tag without contradictions.",
      closed: "The page asks search engines not to show it.",
      closedTo: (engine: string) => `The page asks ${engine} not to show it.`,
      open: "The page should stay out of search results but does not say so.",
      fixOpen: 'Add <meta name="robots" content="noindex"> to <head>.',
      intended: "The page stays out of search results, as intended.",
      nofollow: "Search engines may not follow the links on this page (nofollow).",
      nosnippet: "Search results may not show text from the page (nosnippet).",
      unknown: (directive: string) => `No search engine knows the directive ${quote(directive)}.`,
      header: (value: string) => `The server sends the header X-Robots-Tag: ${quote(value)}.`,
      noDate: "unavailable_after has a date in a format that Google does not accept.",
      good: (directives: Said, leftOut: Said) =>
        (directives.length === 0
          ? "No robots tag: indexing and following are allowed."
          : `Indexing and following are allowed (${directives.join(", ")}).`) +
        (leftOut.length === 0 ? "" : ` Left out: ${leftOut.join(", ")}.`),
    },
    canonical: {
      title: "Canonical address",
      why: "The same page can be reached under many addresses. The canonical link says which one search engines should list.",
      fix: 'Put one <link rel="canonical" href="https://…"> with the full address of this page into <head>.',
      outside: "The canonical link is outside <head>, where it is ignored.",
      ignored: (attributes: Said) =>
        `Google ignores a canonical link with the attribute ${attributes.join(" or ")}.`,
      notNeeded: "The page stays out of search results and needs no canonical address.",
      none: "The page does not name its canonical address.",
      conflict: (addresses: Said) =>
        `Canonical links contradict each other: ${quoteSome(addresses)}.`,
      relative: (address: string) =>
        `The canonical address ${quote(address)} is not a full address.`,
      invalid: (address: string) =>
        `The canonical link names ${address === "" ? "no address" : `${quote(address)}, which is not a full address`}.`,
      fragment: (address: string) => `The canonical address ${quote(address)} has a fragment.`,
      home: "The canonical link points to the home page instead of this page.",
      copy: (address: string) => `The page declares itself a copy of ${quote(address)}.`,
      card: (addresses: Said) => `Canonical address and og:url differ: ${quoteSome(addresses)}.`,
      several: (links: number) => `The canonical link occurs ${count(links, "time")}.`,
      good: (address: string) => `The canonical address is ${quote(address)}.`,
    },
    hreflang: {
      title: "Language versions (hreflang)",
      why: "hreflang sends visitors to the version in their language. Search engines ignore entries with a wrong code or address.",
      fix: "List every version, this page included, with a two-letter language code, a region if needed, and a full address. Add one x-default for everybody else.",
      none: "The page has no other language versions.",
      outside: "hreflang links are outside <head>.",
      unknown: (codes: Said) => `Search engines do not know these codes: ${quoteSome(codes)}.`,
      relative: "hreflang links need full addresses.",
      clash: (code: string) => `${quote(code)} has two addresses.`,
      self: "The page is missing from its own list of versions.",
      noDefault: "There is no x-default version.",
      good: (codes: Said) => `Versions: ${codes.join(", ")}.`,
    },
    "meta-refresh": {
      title: "No refresh by meta tag",
      why: "A meta refresh interrupts the reader, breaks the back button, and is a weaker signal than a redirect by the server.",
      fix: "Redirect on the server with status 301, or remove the tag.",
      stub: (target: string) => `This is not a page but a redirect to ${quote(target)}.`,
      fixStub:
        "Where the host can redirect with status 301, let it. Otherwise leave this as it is: search engines follow an immediate redirect.",
      found: (content: string) =>
        `The page refreshes or redirects itself (${content || "no delay given"}).`,
      good: "The page does not refresh itself.",
    },
    doctype: {
      title: "Doctype",
      why: "Without it browsers lay out the page by the rules of the nineties (quirks mode).",
      fix: "Begin the file with <!doctype html>.",
      fragment: "This is a fragment: there is neither a doctype nor <html>, <head> or <title>.",
      fixFragment: "Audit the whole page as a browser gets it.",
      none: "There is no doctype: browsers use quirks mode.",
      quirks: "This doctype puts browsers into quirks mode.",
      limited: "This doctype puts browsers into limited quirks mode.",
      good: "The page begins with <!doctype html>.",
    },
    charset: {
      title: "Character encoding",
      why: "If browsers have to guess the encoding, ₹, é and – may turn into garbage, on the page and in its search result.",
      fix: 'Make <meta charset="utf-8"> the first thing in <head>.',
      mark: "A byte-order mark declares Unicode.",
      none: "The HTML declares no encoding; it relies on the server’s header.",
      late: (bytes: number) => `The encoding is declared after the first ${bytes} bytes.`,
      other: (encoding: string) => `The encoding is ${quote(encoding)}, not UTF-8.`,
      good: "The encoding is UTF-8, declared early enough.",
    },
    lang: {
      title: "Language of the page",
      why: "Screen readers choose their voice by it; browsers hyphenate and offer translations by it.",
      fix: 'Declare the language on the root element, for example <html lang="en-IN">.',
      none: "The page does not say which language it is in.",
      unknown: (code: string) => `${quote(code)} is not a language code.`,
      good: (code: string) => `The page is declared to be in ${quote(code)}.`,
    },
    "text-language": {
      title: "Text in the declared language",
      why: "A voice that reads Hindi as English cannot be understood, and search engines show the page to the wrong people.",
      fix: "Declare the language of the text on <html>, and that of passages in another one on their own elements.",
      none: "There is no language to compare the text with.",
      english: (code: string) =>
        `The page is declared to be in ${quote(code)}, and its text is English.`,
      script: (code: string) =>
        `The page is declared to be in ${quote(code)}, and most of its text is in another script.`,
      good: (code: string) => `Nothing contradicts ${quote(code)}.`,
    },
    viewport: {
      title: "Viewport for phones",
      why: "Without it phones show a shrunken desktop page, and search engines index the phone version.",
      fix: 'Use <meta name="viewport" content="width=device-width, initial-scale=1"> and do not restrict zooming.',
      none: "There is no viewport tag.",
      empty: "The viewport tag sets neither width nor scale.",
      fixed: (width: string) => `The page is fixed to a width of ${width}.`,
      noZoom: "The page keeps readers from zooming in.",
      good: "The page adapts its width to the screen.",
    },
    "head-integrity": {
      title: "Intact head",
      why: "A stray <div>, <img> or unclosed tag ends <head> early. Canonical and robots after it end up in <body> and are ignored.",
      fix: "Keep only title, meta, link, style, script, base, template and noscript in <head>; look just before the first place listed.",
      found: (elements: number) => `${count(elements, "element")} for <head> ended up in <body>.`,
      good: "Everything that belongs in <head> is there.",
    },
    favicon: {
      title: "Site icon",
      why: "The icon appears beside the search result, in the tab and in bookmarks.",
      fix: 'Add <link rel="icon" href="/icon.svg" type="image/svg+xml"> and a PNG for older browsers.',
      none: "The page names no icon, so browsers can only guess /favicon.ico.",
      good: "The page names its icon.",
    },
    feed: {
      title: "Feed",
      why: "Readers and services that follow a site learn about new articles from its feed.",
      fix: 'Publish an Atom or RSS feed and link to it: <link rel="alternate" type="application/atom+xml" href="/feed.xml">.',
      none: "This is an article or a blog, and it links to no feed.",
      notNeeded: "Only articles and blogs need a feed.",
      good: "The page links to its feed.",
    },
    h1: {
      title: "One main heading",
      why: "The main heading tells readers, screen readers and search engines what the page is about.",
      fix: "Give the page exactly one <h1>, with text in it.",
      none: "There is no main heading (h1).",
      several: (texts: Said) =>
        `There are ${count(texts.length, "main heading")}: ${quoteSome(texts)}.`,
      empty: "The main heading is empty.",
      good: (text: string) => `The main heading is ${quote(text)}.`,
    },
    "heading-outline": {
      title: "Heading outline",
      why: "Many people navigate by headings, as by a table of contents. A skipped level looks like a missing chapter.",
      fix: "Go down one level at a time (h2, then h3). Choose headings by rank, and set their size in CSS.",
      found: (jumps: number, from: number, to: number) =>
        `${count(jumps, "heading skips", "headings skip")} a level, the first from h${from} to h${to}.`,
      good: (headings: number) => `${count(headings, "heading")}, no level skipped.`,
    },
    "heading-text": {
      title: "Headings have text",
      why: "Screen readers announce an empty heading without a name, and it leaves a gap in the outline.",
      fix: "Give each heading text, or use another element.",
      none: "There are no headings below the main one.",
      found: (headings: number) => `${count(headings, "heading")} without text.`,
      good: "Every heading below the main one has text.",
    },
    subheadings: {
      title: "Subheadings in long text",
      why: "People scan a page before they read it, and skip long stretches without a subheading.",
      fix: "Add a heading that says what follows at least every 300 words.",
      short: "The text is short enough to need no subheadings.",
      found: (stretches: number, words: number, dense: boolean) =>
        `${count(stretches, "stretch", "stretches")} of more than ${lengthOf(words, dense)} without a heading.`,
      good: (words: number, dense: boolean) =>
        `No stretch of text is longer than ${lengthOf(words, dense)}.`,
    },
    "word-count": {
      title: "Amount of text",
      why: "A page with little text gives search engines little to match and readers little to go on.",
      fix: `Answer the questions of your visitors: ${MIN_WORDS} words or more in the main content, without padding.`,
      shell: (words: number, dense: boolean) =>
        `The content has ${lengthOf(words, dense)}. It looks like an empty shell that scripts fill.`,
      fixShell:
        "Send the text in the HTML (server rendering or prerendering), or audit the HTML after the scripts have run.",
      few: (words: number, min: number, dense: boolean) =>
        `The content has ${lengthOf(words, dense)}, fewer than ${lengthOf(min, dense)}.`,
      good: (words: number, dense: boolean) => `The content has ${lengthOf(words, dense)}.`,
    },
    readability: {
      title: "Readability",
      why: "Most visitors read on a phone, in a hurry, and many in a second language. Short words and sentences keep them on the page.",
      fix: "Split long sentences, prefer short words, and use the active voice.",
      otherLanguage: "The reading score is made for English.",
      short: "There is too little running text to measure.",
      hard: (ease: number) =>
        `Flesch reading ease is ${ease} of 100: very difficult, university level.`,
      difficult: (ease: number) => `Flesch reading ease is ${ease} of 100: difficult.`,
      good: (ease: number) => `Flesch reading ease is ${ease} of 100.`,
    },
    "keyword-density": {
      title: "Keyword density",
      why: "Repeating a word for search engines tires readers, and search engines treat it as spam.",
      fix: "Replace repetitions with pronouns, synonyms and concrete details.",
      otherLanguage: "Stop words are known for English only.",
      short: "There is too little text to measure.",
      found: (term: string, percent: number, times: number, words: number) =>
        `The most frequent word is ${quote(term)}: ${percent}% (${times} of ${words})`,
      much: "a lot",
      stuffed: "stuffed",
    },
    "hidden-text": {
      title: "No disguised text",
      why: "Text in the colour of its background, with no size or far outside the window is there for search engines alone, and they take it for spam.",
      fix: "Show the text to everybody, or remove it.",
      found: (words: number) =>
        `${count(words, "word")} that no reader sees, made invisible by a style.`,
      good: "No style makes text invisible.",
    },
    "placeholder-text": {
      title: "No placeholder text",
      why: "Lorem ipsum on a public page shows that nobody proofread it.",
      fix: "Write the text, or remove the block until it is written.",
      found: (blocks: number) => `${count(blocks, "block")} of placeholder text.`,
      good: "No placeholder text was found.",
    },
    "link-text": {
      title: "Link texts",
      why: "Link texts are read out of context: screen readers list them, and search engines take them as a description of the target.",
      fix: "Name the target: “See our SEO prices”, not “click here”. Give icon links an aria-label or their picture an alt.",
      empty: (links: number) => `${count(links, "link")} without any text.`,
      missing: (ids: Said) => `aria-labelledby names ids that do not exist: ${quoteSome(ids)}.`,
      generic: (links: number, texts: Said) =>
        `${count(links, "link")} with a generic text: ${quoteSome(texts)}.`,
      good: (links: number) => `${count(links, "link")}, all with a specific text.`,
    },
    "crawlable-links": {
      title: "Crawlable links",
      why: "Search engines follow addresses, not scripts. They do not find a page that only such a link leads to.",
      fix: "Use <a href> with a real address for links, and <button> for actions.",
      found: (links: number) => `${count(links, "link")} that search engines cannot follow.`,
      good: (links: number) => `${count(links, "link")}, all with an address.`,
    },
    "fragment-links": {
      title: "Links within the page",
      why: "A link to an id that does not exist does nothing when clicked.",
      fix: "Give the target the id in the link, or correct the link.",
      none: "There are no links within the page.",
      found: (links: number, addresses: Said) =>
        `${count(links, "link")} without a target: ${quoteSome(addresses)}.`,
      good: (links: number) => `${count(links, "link")} within the page, all with a target.`,
    },
    "local-addresses": {
      title: "No local addresses",
      why: "Links to the author’s machine are broken for everybody else.",
      fix: "Replace addresses on localhost, private networks and file: with public ones.",
      local: "This build is meant for a development machine.",
      found: (addresses: Said) =>
        `${count(addresses.length, "address", "addresses")} that nobody else can open: ${quoteSome(addresses)}.`,
      good: "No address points to a private machine.",
    },
    "insecure-links": {
      title: "Internal links use HTTPS",
      why: "A link to the http address of your own site costs a redirect each time and can be tampered with on the way.",
      fix: "Write internal links without a host (/contact) or with https.",
      unknown: "The page’s own https address is not known.",
      found: (links: number) => `${count(links, "internal link")} over http.`,
      good: "No internal link leads to http.",
    },
    "internal-nofollow": {
      title: "No nofollow on internal links",
      why: "nofollow on a link to your own page asks search engines not to take it as a recommendation.",
      fix: 'Remove rel="nofollow" from links within the site; keep a page out of the index with noindex instead.',
      found: (links: number) => `${count(links, "internal link")} marked nofollow.`,
      good: "No internal link is marked nofollow.",
    },
    "image-alt": {
      title: "Alternative text",
      why: "People who cannot see the picture depend on its alternative text, and so does image search.",
      fix: 'Describe what the picture shows in alt="…", or in the <title> of a drawing; decoration gets alt="".',
      missing: (missing: number, images: number) =>
        `${missing} of ${count(images, "image")} without alternative text.`,
      blank: (blank: number, images: number) =>
        `${blank} of ${count(images, "image")} with nothing but spaces as text.`,
      good: (images: number) => `${count(images, "image")}, all with alternative text.`,
    },
    "image-alt-quality": {
      title: "Useful alternative text",
      why: "“IMG_2041.jpg” read aloud is worse than silence, and a whole paragraph belongs in the text.",
      fix: "Say in one phrase of up to 150 characters what the picture shows.",
      none: "There is no alternative text to judge.",
      found: (texts: Said) =>
        `${count(texts.length, "alternative text")} of little use: ${quoteSome(texts)}.`,
      good: (texts: number) => `${count(texts, "alternative text")}, all useful.`,
    },
    "image-size": {
      title: "Image dimensions",
      why: "Without width and height the browser reserves no space, and the text jumps when the picture arrives (layout shift).",
      fix: "Set the file’s own width and height as attributes; CSS can still resize the picture.",
      found: (unsized: number, images: number) =>
        `${unsized} of ${count(images, "image")} without dimensions.`,
      good: (images: number) => `${count(images, "image")}, all with dimensions.`,
    },
    "image-loading": {
      title: "First picture loads at once",
      why: 'The largest thing in the first window decides how fast a page seems; loading="lazy" makes it wait for the layout.',
      fix: 'Leave out loading="lazy" on the picture at the top of the page, and add fetchpriority="high" there.',
      torn: (images: number) =>
        `${count(images, "image")} with both loading="lazy" and fetchpriority="high", which contradict each other.`,
      late: "The picture at the top of the content is loaded lazily.",
      good: "No picture at the top of the content has to wait.",
    },
    "open-graph": {
      title: "Open Graph card",
      why: "WhatsApp, LinkedIn, Facebook and Slack take their previews from these tags.",
      fix: "Give each page og:title, og:type, og:image, og:url, og:description, with full addresses (https://…).",
      none: "There is no Open Graph card.",
      relative: (name: string) => `${name} is not a full address.`,
      missing: (names: Said) => `The card lacks ${names.join(", ")}.`,
      good: "The Open Graph card is complete.",
    },
    "twitter-card": {
      title: "Twitter (X) card",
      why: "The type of the card decides whether a shared link shows a large picture or a small one.",
      fix: 'Add <meta name="twitter:card" content="summary_large_image">; title, description and image may come from Open Graph.',
      none: "There is no twitter:card tag.",
      unknown: (card: string) => `${quote(card)} is not a type of card.`,
      missing: (names: Said) => `The card lacks ${names.join(", ")}.`,
      good: (card: string) => `The card is a ${quote(card)}.`,
    },
    "structured-data": {
      title: "Structured data",
      why: "Structured data tells search engines who publishes the page, what it offers and how pages are related. Rich results depend on it.",
      fix: "Describe at least the organisation and the subject of the page in JSON-LD with the schema.org vocabulary.",
      untyped: (items: number) => `${count(items, "itemscope")} without itemtype says nothing.`,
      none: "There is no structured data.",
      jsonLd: (blocks: number) => `${count(blocks, "JSON-LD block")}.`,
      inline: "The page uses microdata or RDFa.",
    },
    "json-ld-syntax": {
      title: "Valid JSON-LD",
      why: "One stray comma makes search engines ignore the whole block.",
      fix: 'Write valid JSON with "@context": "https://schema.org" and a "@type".',
      empty: "the block is empty",
      broken: (blocks: number, problem: string) =>
        `${count(blocks, "block")} cannot be read: ${problem}.`,
      vague: (blocks: number) => `${count(blocks, "block")} without schema.org context or type.`,
      good: (blocks: number) => `${count(blocks, "block")} of valid JSON-LD.`,
    },
    "json-ld-properties": {
      title: "Complete JSON-LD",
      why: "An entity without its required properties gets no rich result; with the recommended ones the result shows more.",
      fix: "Add the missing properties with values that are on the page; invent nothing.",
      none: "There are no entities to judge.",
      lacks: (type: string, names: Said) => `${type} lacks ${names.join(", ")}`,
      should: (type: string, names: Said) => `${type} should have ${names.join(", ")}`,
      or: " or ",
      date: (type: string, name: string, value: string) =>
        `${type} has the ${name} ${quote(value)}, which is not an ISO 8601 date`,
      found: (said: Said, sources: Said) =>
        someOf(said) + (sources.length === 0 ? "" : ` See ${sources.join(", ")}.`),
      good: (entities: number) => `${count(entities, "entity", "entities")}, all complete.`,
    },
    "json-ld-ratings": {
      title: "No self-awarded ratings",
      why: "Search engines do not show ratings that an organisation gives itself on its own site; their rules exclude them.",
      fix: "Remove review and aggregateRating from the organisation; keep testimonials as text.",
      none: "No organisation is described.",
      found: (organizations: number) =>
        `${count(organizations, "organisation")} with ratings on its own page.`,
      good: "The organisation does not rate itself.",
    },
    "json-ld-values": {
      title: "True values in structured data",
      why: "A past date, a word that schema.org does not know or a price with a currency sign is dropped, and with it the result that it was for.",
      fix: "Write dates as 2026-05-31 and in their order, prices as 9999.00, currencies as INR, and only words of schema.org.",
      none: "There are no entities to judge.",
      order: (type: string, [first, from]: Pair, [second, to]: Pair) =>
        `${type} has the ${first} ${quote(from)} after the ${second} ${quote(to)}`,
      future: (type: string, name: string, date: string) =>
        `${type} has the ${name} ${quote(date)}, which is still to come`,
      past: (type: string, name: string, date: string) =>
        `${type} has the ${name} ${quote(date)}, which is past`,
      price: (type: string, name: string, price: string) =>
        `${type} has the ${name} ${quote(price)}, which is not a plain number`,
      currency: (type: string, code: string) =>
        `${type} has the currency ${quote(code)}, which is not a code such as INR (ISO 4217)`,
      word: (type: string, name: string, word: string, words: Said) =>
        `${type} has the ${name} ${quote(word)}, which is not one of ${words.join(", ")}`,
      described: (type: string, name: string) =>
        `${type} has a text as ${name}, which has to be described by properties`,
      address: (type: string, name: string, address: string) =>
        `${type} has the ${name} ${quote(address)}, which is not a full address`,
      example: (type: string, address: string) =>
        `${type} is said to be the same as ${quote(address)}, a placeholder`,
      positions: "the positions of BreadcrumbList do not count 1, 2, 3",
      rating: (value: number, best: number) => `a rating of ${value} is above the best, ${best}`,
      found: someOf,
      good: (entities: number) =>
        `${count(entities, "entity", "entities")}, all with valid values.`,
    },
    "json-ld-references": {
      title: "References in structured data",
      why: "An @id that leads nowhere leaves the entity without the author, publisher or product that it refers to.",
      fix: "Describe each entity once under its @id, and refer to it with exactly the same @id.",
      none: "No entity refers to another.",
      found: (ids: Said) =>
        `${count(ids.length, "reference")} to no entity on the page: ${quoteSome(ids)}.`,
      good: (references: number) =>
        `${count(references, "reference")}, each to an entity on the page.`,
    },
    "json-ld-on-page": {
      title: "Structured data is on the page",
      why: "Search engines ignore, and may punish, structured data that says what no reader of the page can find.",
      fix: "Show the question, answer, review or price on the page, word for word, or take it out of the structured data.",
      none: "There are no entities to compare.",
      found: (texts: Said) =>
        `${count(texts.length, "value")} that the page does not show: ${quoteSome(texts)}.`,
      good: "The page shows what its structured data says.",
    },
    "json-ld-retired": {
      title: "No retired results",
      why: "Google no longer shows anything for these types. They do no harm, but there is nothing to wait for.",
      fix: "Describe what the page is mainly about instead; what is retired may stay as a part of it.",
      none: "There are no entities to judge.",
      since: (type: string, month: string) => `${type} (since ${month})`,
      found: (types: Said) => `Google shows no result for ${types.join(", ")} any more.`,
      good: "No type was retired.",
    },
    "duplicate-ids": {
      title: "Unique ids",
      why: "Links, labels and scripts reach only the first element with an id.",
      fix: "Use each id once; use a class for what repeats.",
      found: (ids: Said) => `${count(ids.length, "id")} used more than once: ${quoteSome(ids)}.`,
      good: (ids: number) => `${count(ids, "id")}, each used once.`,
    },
    "mixed-content": {
      title: "No mixed content",
      why: "On an https page browsers block scripts and styles from http addresses, and warn about forms that send to them.",
      fix: "Load everything over https, or host it yourself.",
      http: "The page itself is served over http.",
      upgraded: "The page tells browsers to load everything over https.",
      found: (addresses: Said) =>
        `${count(addresses.length, "resource")} over http: ${quoteSome(addresses)}.`,
      good: "Everything the page loads comes over https or from its own host.",
    },
    "inline-style": {
      title: "Inline styles",
      why: "Inline CSS is sent again with every page and never cached; strict security policies forbid style attributes, and elements without a hash.",
      fix: "Move styles into a stylesheet; inline at most what the first screen needs.",
      none: "No inline CSS.",
      found: (units: number, attributes: number, sent: number) =>
        `${size(units)} of inline CSS (elements are ${size(sent)} compressed), ${count(attributes, "style attribute")}.`,
    },
    "dom-size": {
      title: "Number of elements",
      why: "Every element costs memory and layout time, most of all on a cheap phone.",
      fix: "Remove wrappers, split long lists into pages, and load what is out of sight later.",
      found: (elements: number, max: number) =>
        `${count(elements, "element")} in <body>, more than ${max}.`,
      good: (elements: number) => `${count(elements, "element")} in <body>.`,
    },
    "dom-depth": {
      title: "Depth and width of the DOM",
      why: "Deep nesting and very long lists of siblings slow down layout and make styles harder to follow.",
      fix: "Stay within 32 levels and 60 children per element.",
      deep: (levels: number) => `Elements are nested ${levels} levels deep.`,
      wide: (children: number) => `One element has ${count(children, "child", "children")}.`,
      good: (levels: number, children: number) =>
        `${count(levels, "level")} deep, at most ${count(children, "child", "children")}.`,
    },
    "text-ratio": {
      title: "Text-to-markup ratio",
      why: "When nearly everything sent is markup, visitors download bytes they never read. This is a hint, not a rule.",
      fix: "Remove wrappers, move drawings and data out of the page, and write more text.",
      found: (percent: number) => `${percent}% of the markup is text.`,
    },
    "page-weight": {
      title: "Size of the HTML",
      why: "Everything else waits for the HTML, and search engines stop reading very long files.",
      fix: "Move inline pictures, scripts and data into separate files.",
      found: (bytes: number) => `The HTML is ${size(bytes)}.`,
    },
    "blocking-scripts": {
      title: "No blocking scripts in the head",
      why: "A plain script in <head> keeps the page blank until it has loaded and run.",
      fix: 'Add defer (or async, or type="module") to scripts in <head>.',
      found: (scripts: number) =>
        `${count(scripts, "script in <head> blocks", "scripts in <head> block")} the first paint.`,
      good: "No script in <head> blocks rendering.",
    },
    "obsolete-markup": {
      title: "No plug-ins, frames or obsolete tags",
      why: "Phones run no plug-ins, search engines read no framesets, and obsolete tags may stop working at any time.",
      fix: "Use plain HTML: <video>, <audio>, a link to the file, and CSS for the design.",
      found: (elements: number, tags: Said) =>
        `${count(elements, "element")}: ${tags.map((tag) => `<${tag}>`).join(", ")}.`,
      good: "No plug-ins, frames or obsolete tags.",
    },
  },
  /** The same for the checks across the pages of a site. */
  siteChecks: {
    "robots-closed": {
      title: "robots.txt lets crawlers in",
      why: "Crawlers do not read what robots.txt forbids, so the page cannot be found by its words.",
      fix: "Allow the pages in robots.txt; keep a page out of results with noindex, which must be read to count.",
      none: "There is no robots.txt.",
      below: "robots.txt counts only at the root of a host.",
      found: (pages: number) => `robots.txt forbids ${count(pages, "page")} that should be found.`,
      good: "robots.txt forbids no page that should be found.",
    },
    "broken-link": {
      title: "Links lead to pages",
      why: "A visitor who follows the link sees an error page, and a crawler finds nothing.",
      fix: "Correct the link, or write the page that it leads to.",
      found: (links: number, pages: number, addresses: Said) =>
        `${count(links, "link")} on ${count(pages, "page")} to no page: ${quoteSome(addresses)}.`,
      good: "Every link within the site leads to a page or a file.",
    },
    "missing-file": {
      title: "Pictures, styles and scripts exist",
      why: "What does not load is missing from the page, and each attempt costs the visitor time.",
      fix: "Correct the address, or put the file there.",
      found: (files: number, pages: number, addresses: Said) =>
        `${count(files, "file")} missing on ${count(pages, "page")}: ${quoteSome(addresses)}.`,
      good: "Every file that a page of the site names is there.",
    },
    "canonical-target": {
      title: "Canonical addresses lead to the original",
      why: "Search engines drop a page in favour of the one it names; if that one cannot be listed, neither is.",
      fix: "Name a page that exists, may be indexed and names itself.",
      found: (pages: number, _pages: number, problems: Said) =>
        `${count(pages, "page")} whose canonical address cannot be listed: ${quoteSome(problems)}.`,
      good: "Every canonical address leads to a page that can be listed.",
    },
    "hreflang-return": {
      title: "Language versions link back",
      why: "Search engines believe that two pages are versions of each other only when both say so.",
      fix: "Give all versions the same list of hreflang links.",
      none: "The site has no language versions.",
      found: (_versions: number, pages: number, addresses: Said) =>
        `${count(pages, "page")} with versions that do not link back: ${quoteSome(addresses)}.`,
      good: "All language versions name each other.",
    },
    "sitemap-target": {
      title: "The sitemap lists pages",
      why: "A sitemap with addresses that cannot be listed is trusted less for all the others.",
      fix: "List only pages that exist, may be indexed and are the original; write the sitemap in the build.",
      none: "There is no sitemap.",
      found: (_places: number, _files: number, problems: Said) =>
        `${count(problems.length, "address", "addresses")}: ${quoteSome(problems)}.`,
      good: "Every address in the sitemap is that of a page.",
    },
    "redirect-chain": {
      title: "Redirects lead to a page at once",
      why: "Each step costs the visitor time, crawlers give up after a few, and a loop never ends.",
      fix: "Redirect to the last address directly.",
      none: "No page redirects.",
      step: (from: string, to: string) => `${from} redirects to ${to}`,
      found: (redirects: number, _pages: number, steps: Said) =>
        `${count(redirects, "redirect")} to another redirect: ${quoteSome(steps)}.`,
      good: "Every redirect leads to a page.",
    },
    "broken-fragment": {
      title: "Links lead to places on pages",
      why: "The link opens the page at its top, and the reader has to look for the place.",
      fix: "Give the place the id in the link, or correct the link.",
      found: (links: number, pages: number, addresses: Said) =>
        `${count(links, "link")} on ${count(pages, "page")} to an id that is not there: ${quoteSome(addresses)}.`,
      good: "Every link to a place on another page finds it.",
    },
    "duplicate-title": {
      title: "Titles are unique",
      why: "In results, tabs and histories nobody can tell pages with the same title apart.",
      fix: "Say in each title what only this page has.",
      found: (pages: number, _pages: number, titles: Said) =>
        `${count(pages, "page")} share ${count(titles.length, "title")}: ${quoteSome(titles)}.`,
      good: "Every page has a title of its own.",
    },
    "duplicate-description": {
      title: "Descriptions are unique",
      why: "A description that fits every page helps nobody choose between them.",
      fix: "Describe each page by itself, or leave the description out.",
      found: (pages: number, _pages: number, texts: Said) =>
        `${count(pages, "page")} share ${count(texts.length, "description")}: ${quoteSome(texts)}.`,
      good: "Every page has a description of its own.",
    },
    orphan: {
      title: "Every page is linked",
      why: "Visitors who browse the site never see such a page, and crawlers find it late or not at all.",
      fix: "Link to it from a page about the same subject, a list or a menu, or remove it.",
      single: "There is only one page.",
      found: (pages: number) => `No other page links to ${count(pages, "page")}.`,
      good: "Another page links to every page.",
    },
  },
  /** What is wrong with an address that should be that of a page to list. */
  targets: {
    relative: "is not a full address",
    elsewhere: "is not on this site",
    missing: "does not exist",
    redirect: "only redirects",
    closed: "may not be indexed",
    copy: "names another page as its original",
  },
  /** Why an input cannot be audited. */
  refusals: {
    empty: "There is nothing to audit yet: the input is empty.",
    verification:
      "This is the file with which a search engine or service verifies the owner of a site, not a page. It needs no audit.",
    "too-large": (megabytes: number, most: number) =>
      `This input is ${megabytes} MB. The audit reads pages of up to ${most} MB; search engines stop earlier still (Googlebot at 2 MB).`,
    format: (name: string) => `This is ${name}, not HTML. Save the page as HTML first.`,
    formats: {
      pdf: "a PDF document",
      zip: "a ZIP archive or an Office document",
      png: "a PNG picture",
      gif: "a GIF picture",
      riff: "a WebP picture or a media file",
      gzip: "a compressed (gzip) file",
    },
    undecodable:
      "Much of this is not text in the encoding that the page or its header declares. Declare the encoding it was saved in.",
    binary:
      "This looks like a binary file, not HTML. Use the page’s source, or a saved .html file.",
    "not-html":
      "This is plain text without an HTML tag: use the page’s source (in a browser: View page source), not its text or address.",
    comment:
      "This is only a comment, and browsers show nothing of it: use the source of the whole page.",
    xml: "This is XML, such as a sitemap or a feed, and not a page in HTML: use the source of a page.",
    json: "This is JSON, which is data for programs and not a page: use the page’s source (in a browser: View page source).",
    "no-content":
      "This is a part of a page with nothing in it to read or to see: use the source of the whole page, or a part that has content.",
    "too-many-elements": (most: number) =>
      `This page has more than ${formatNumber(most)} elements. No browser shows that in reasonable time; audit a smaller page.`,
    "too-deep": (most: number) =>
      `Elements on this page are nested more than ${formatNumber(most)} levels deep. Browsers stop at 512; look for tags that are opened and never closed.`,
  },
  /** Part of every report, so that a score of 100 is not taken for more than it is. */
  notChecked: reasons({
    "Status code and redirects":
      "The server sends them along with the page. Use the browser’s network panel.",
    "Response headers (Link, caching, security; of pasted and saved pages X-Robots-Tag too)":
      "A header can forbid indexing although the HTML allows it. Use curl -I.",
    "robots.txt and the XML sitemap":
      "They are separate files at the root of the site. The command reads them with a folder.",
    "Loading speed and Core Web Vitals":
      "They are measured while a page loads and is used. Use Lighthouse, or the field data in Search Console.",
    "What scripts change":
      "Scripts in the page never run here. To include their work, audit the HTML after rendering.",
    "Text size, tap targets and contrast": "They depend on stylesheets, which are not loaded.",
    "File sizes and formats of pictures, and whether an alternative text is true":
      "Pictures are never fetched, and only a person can compare text and picture.",
    "Broken links":
      "That takes the whole site: audit its folder with the command, or use a crawler.",
    "Whether other language versions link back":
      "hreflang counts only when both pages name each other, and only this page is here.",
    "Duplicate titles, descriptions and texts on other pages":
      "That takes the whole site: audit its folder with the command, or use a crawler.",
    "Links from other sites, rankings and search volume":
      "Only search engines and their tools know them.",
    "Whether the page answers what people search for":
      "No program can tell. Read the page aloud to a customer.",
  }),
  untitled: "Untitled page",
  /** The labels of the report as text. */
  report: {
    heading: "SEO audit of a page's HTML",
    page: "Page",
    date: "Date",
    score: "Score",
    of: "of 100",
    faults: "Faults",
    title: "Title in results",
    description: "Description in results",
    notChecked: "Not checked: what HTML alone cannot tell",
    weight: "weight",
    why: "Why",
    fix: "Fix",
    line: "line",
    column: "column",
    more: "More places",
    statuses: {
      good: "good",
      warning: "warning",
      error: "error",
      "not-applicable": "not applicable",
    },
    /** One, and any other number. */
    counted: { error: ["error", "errors"], warning: ["warning", "warnings"] },
  },
};
