/** What HTML says about its elements, as far as the walk needs it. */

/** Elements whose edges end a run of text. */
export const blockElements: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote body br button caption center dd details dialog dir div dl dt " +
    "fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li legend main menu nav " +
    "ol optgroup option p pre search section select summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);

/** Elements whose text is not read: code, fallbacks and pictures. */
export const silentElements: ReadonlySet<string> = new Set(
  "script style noscript svg math iframe object audio video canvas textarea".split(" "),
);

/** Elements browsers no longer support, with frames; plug-ins among them. */
export const obsoleteElements: ReadonlySet<string> = new Set(
  "applet basefont bgsound big blink center dir embed font frame frameset marquee noframes object spacer strike tt".split(
    " ",
  ),
);

/** Attributes that make the browser load something, by element. */
export const loadingAttributes: ReadonlyMap<string, readonly string[]> = new Map([
  ["audio", ["src"]],
  ["embed", ["src"]],
  ["form", ["action"]],
  ["iframe", ["src"]],
  ["img", ["src", "srcset"]],
  ["input", ["src"]],
  ["object", ["data"]],
  ["script", ["src"]],
  ["source", ["src", "srcset"]],
  ["track", ["src"]],
  ["video", ["src", "poster"]],
]);

/** Attributes an `<a>` may have only beside `href` (HTML, "the a element"). */
export const linkAttributes = [
  "target",
  "download",
  "ping",
  "rel",
  "hreflang",
  "type",
  "referrerpolicy",
] as const;

/** `rel` values whose link is loaded with the page. */
export const loadingRels: ReadonlySet<string> = new Set([
  "apple-touch-icon",
  "icon",
  "manifest",
  "mask-icon",
  "modulepreload",
  "preload",
  "prefetch",
  "stylesheet",
]);

/** Script types that are programs; others are data blocks and load nothing (HTML, "script"). */
export const programTypes: ReadonlySet<string> = new Set([
  "",
  "application/ecmascript",
  "application/javascript",
  "module",
  "text/ecmascript",
  "text/javascript",
]);
