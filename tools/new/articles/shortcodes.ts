/** The attributes of a shortcode, and what it has without a name. */
export interface ShortcodeAttributes {
  readonly named: ReadonlyMap<string, string>;
  readonly bare: readonly string[];
}

/** Reads `ids="1,2" columns=3 abc`. */
export function readAttributes(text: string): ShortcodeAttributes {
  const named = new Map<string, string>();
  const bare: string[] = [];
  for (const [, name, double, single, plain, alone] of text.matchAll(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))|([^\s\]]+)/g,
  )) {
    if (name) named.set(name.toLowerCase(), double ?? single ?? plain ?? "");
    else if (alone) bare.push(alone);
  }
  return { named, bare };
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Code, comments and tags, in which brackets are text. */
const untouched = /<(pre|code|script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<[^<>]*>/gi;

const code = /\[(code|sourcecode|source)\b([^\]\n]*)\]([\s\S]*?)\[\/\1\]/gi;

/** `[name …]` and `[/name]`; `[[name]]` is how WordPress writes one that is not meant. */
const shortcode = /(\[?)\[(\/?)([a-z][\w-]*)((?:\s+[^[\]\n]*|=[^[\]\n]*)?)\](\]?)/gi;

const pictures = ["caption", "wp_caption", "gallery", "embed"];

/** Services whose plugins write `[youtube ID]`, and the address of what they show. */
const players: Readonly<Record<string, (id: string) => string>> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  dailymotion: (id) => `https://www.dailymotion.com/video/${id}`,
};

function player(name: string, rest: string): string | undefined {
  const addressOf = players[name];
  if (!addressOf) return undefined;
  const { named, bare } = readAttributes(rest);
  const said = named.get("url") ?? named.get("id") ?? bare[0]?.replace(/^=/, "");
  if (!said) return undefined;
  return /^https?:/.test(said) ? said : addressOf(said);
}

/**
 * Turns shortcodes into elements that stand for them, on the same lines: captions, galleries and
 * players as what they are, and others as `wp-unknown`. Words in brackets that are no shortcode
 * stay.
 */
export function shortcodesAsElements(html: string): string {
  const asCode = html.replace(code, (_, _name, _rest, text: string) => {
    const plain = /&(?:lt|gt|amp|quot|#\d+);/.test(text) ? text : escaped(text);
    return `<pre><code>${plain}</code></pre>`;
  });
  const closed = new Set(
    [...asCode.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = ""]) => name.toLowerCase()),
  );
  const inText = (text: string) =>
    text.replace(shortcode, (whole, before, slash, given: string, rest: string, after) => {
      if (before && after) return whole.slice(1, -1);
      const name = given.toLowerCase();
      const outside = (element: string) => `${before}${element}${after}`;
      const url = slash ? undefined : player(name, rest);
      if (url) return outside(`<wp-embed url="${escaped(url)}"></wp-embed>`);
      if (pictures.includes(name)) {
        const tag = `wp-${name.replace("wp_", "")}`;
        if (slash) return outside(`</${tag}>`);
        const end = name === "gallery" ? `</${tag}>` : "";
        return outside(`<${tag} given="${escaped(rest.trim())}">${end}`);
      }
      const isOne = slash || closed.has(name) || /=/.test(rest) || /[_-]/.test(name);
      if (!isOne) return whole;
      return slash
        ? outside("")
        : outside(`<wp-unknown given="${escaped(`[${name}${rest}]`)}"></wp-unknown>`);
    });
  let out = "";
  let at = 0;
  for (const match of asCode.matchAll(untouched)) {
    out += inText(asCode.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return out + inText(asCode.slice(at));
}
