import type { Tag } from "./tag.ts";
import type { TagConfig } from "./tag-config.ts";

type Host = Window & { umami?: { track: (name: string, data?: object) => unknown } };

/**
 * Umami's script, which sets no cookies. It counts page views by itself, those of the router too.
 */
export function umamiTag({ id, origin, collector }: Extract<TagConfig, { kind: "umami" }>): Tag {
  return {
    script: {
      src: `${origin}/script.js`,
      data: {
        websiteId: id,
        // Named, because the policy allows no other; the script's own default has changed before.
        hostUrl: collector,
        // Versions that can recognise a visitor again would keep an id on the device.
        identityStitching: "false",
      },
    },
    asks: [],
    send({ name, ...data }) {
      (window as Host).umami?.track(name, data);
    },
  };
}
