import { setOf } from "../set-of.ts";

/** Facts of the HTML standard that the walk needs. */

/** Elements whose start and end tags end a run of text. */
export const blockElements = setOf(
  `address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li legend main menu nav ol optgroup option p pre search section
  select summary table tbody td tfoot th thead tr ul`,
);

/** Elements whose text is not part of the content: code, fallbacks and drawings. */
export const silentElements = setOf(
  "script style noscript noframes noembed svg math iframe object audio video canvas textarea select datalist",
);

/** Elements whose content is shown only by a browser that cannot show the element. */
export const fallbackElements = setOf("audio object video");

/** Pictures with an `alt`; AMP makes an `img` of its own, of which it has to know the size. */
export const pictureElements = setOf("img amp-img amp-anim");

/**
 * Elements that contain only text, so that one without an end tag takes in the rest of the page.
 */
export const rawTextElements = setOf(
  "title textarea style script xmp iframe noembed noframes noscript",
);

/** Obsolete elements, frames, and elements that may be plug-ins. */
export const obsoleteElements = setOf(
  "applet basefont bgsound big blink center dir embed font frame frameset marquee noframes object spacer strike tt",
);

/** The attributes of each element whose address the browser loads, or sends a form to. */
export const loadingAttributes: ReadonlyMap<string, readonly string[]> = new Map(
  (
    "audio src, embed src, feImage href, form action, iframe src, image href, img src srcset, input src, link href, " +
    "object data, script src, source src srcset, track src, use href, video src poster"
  )
    .split(", ")
    .map((entry) => entry.split(" "))
    .map(([tag = "", ...names]) => [tag, names]),
);

/** Attributes that `<a>` may have only together with `href` (HTML, "the a element"). */
export const linkAttributes = [
  "target",
  "download",
  "ping",
  "rel",
  "hreflang",
  "type",
  "referrerpolicy",
];

/** The `rel` values of links that the browser loads with the page. */
export const loadingRels = setOf(
  "apple-touch-icon icon manifest mask-icon modulepreload preload prefetch stylesheet",
);

/**
 * The types of scripts that run; all others are data blocks (HTML, "the script element", and MIME
 * Sniffing, "JavaScript MIME type").
 */
export const programTypes: ReadonlySet<string> = new Set([
  "",
  "module",
  ...["application/", "application/x-", "text/", "text/x-"].flatMap((kind) => [
    `${kind}ecmascript`,
    `${kind}javascript`,
  ]),
  "text/jscript",
  "text/livescript",
  ...["0", "1", "2", "3", "4", "5"].map((version) => `text/javascript1.${version}`),
]);
