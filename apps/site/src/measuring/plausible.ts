import type { SiteEvent } from "./site-event.ts";
import type { Tag } from "./tag.ts";
import type { TagConfig } from "./tag-config.ts";

type Plausible = ((name: string, options?: { readonly props: object }) => void) & {
  init?: (options?: object) => void;
  /** The options that the site's own script (`pa-….js`) starts with. */
  o?: object;
};

type Host = Window & { plausible?: Plausible };

/** The goals' names in Plausible. */
const goals: Readonly<Record<SiteEvent["name"], string>> = {
  phone: "Phone",
  chat: "Chat",
  "form-sent": "Form sent",
  "quote-step": "Quote step",
};

/**
 * Plausible's script, which sets no cookies. It counts page views by itself, those of the router
 * too.
 */
export function plausibleTag({ id, origin }: Extract<TagConfig, { kind: "plausible" }>): Tag {
  const isOwnScript = id.startsWith("pa-");
  return {
    script: isOwnScript
      ? { src: `${origin}/js/${id}.js` }
      : { src: `${origin}/js/script.js`, data: { domain: id } },
    asks: [],
    prepare() {
      if (isOwnScript) (window as Host).plausible = Object.assign(() => {}, { o: {} });
    },
    send(event) {
      const { name, ...props } = event;
      const options = Object.keys(props).length > 0 ? { props } : undefined;
      (window as Host).plausible?.(goals[name], options);
    },
  };
}
