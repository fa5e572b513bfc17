import { current } from "@kolam/content/model/pages/languages";
import { company } from "@site/facts/company";
import { leftOut } from "@site/facts/features";
import { logo } from "@site/facts/logo";
import { pageFiles } from "@site/lists/files";
import { clientLogos } from "@site/words/client-logos";
import type { Plugin } from "vite";

/** Components that this site does without, by the end of their module's path. */
const components: readonly (readonly [file: string, name: string, without: boolean])[] = [
  ["/shell/chat-button.tsx", "ChatButton", !company.chat],
  ["/brand/logo-image.tsx", "LogoImage", !logo && !clientLogos],
  ["/home/logos-section.tsx", "LogosSection", !clientLogos],
];

/** Keeps the code and styles of what this site does without out of what it ships. */
export function leftOutCode(): Plugin {
  let hasFrames = true;
  const files: Readonly<Record<string, string>> = pageFiles;
  const pages = [...leftOut, ...current.absent].flatMap((id) => files[id] ?? []);
  return {
    name: "left-out-code",
    apply: "build",
    enforce: "pre",
    configResolved({ define }) {
      hasFrames = define?.__EMBEDS__ !== "null";
    },
    load(id) {
      if (pages.some((file) => id.endsWith(`/${file}`))) return "export {};";
      if (!hasFrames && id.endsWith("/media/remembered-services.tsx"))
        return "export const RememberedServices = () => null;";
      const component = components.find(([file, , without]) => without && id.endsWith(file));
      return component ? `export const ${component[1]} = () => null;` : null;
    },
  };
}
