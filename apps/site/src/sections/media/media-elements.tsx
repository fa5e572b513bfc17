import { type ComponentType, lazy, Suspense, useState } from "react";
import type { ArticleElements } from "../../articles/article-body.tsx";
import { retryImport } from "../../browser/retry-import.ts";
import { useOwnDocument } from "./own-document.ts";

const arriving: Promise<unknown>[] = [];

interface PartProps<Props extends object> {
  choose: () => ComponentType<Props>;
  props: Props;
}

/** Keeps showing the component that was chosen first: another one would start over. */
function Part<Props extends object>({ choose, props }: PartProps<Props>) {
  const [Shown] = useState(choose);
  return useOwnDocument() && <Shown {...props} />;
}

/**
 * A component whose code is loaded only by pages that show it: at once if the document has its
 * mark, so that it responds as soon as the rest of the page does, otherwise when it is rendered.
 * The prerenderer has all of it.
 */
function late<Module, Props extends object>(
  mark: string,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | undefined;
  const importPart = retryImport(load);
  const fetched = async () => {
    loaded = pick(await importPart());
    return { default: loaded };
  };
  if (import.meta.env.SSR || document.querySelector(mark)) arriving.push(fetched().catch(() => {}));
  const Late = lazy(fetched);
  const choose = () => loaded ?? Late;
  return (props: Props) => (
    <Suspense>
      <Part choose={choose} props={props} />
    </Suspense>
  );
}

/**
 * The sections of a body that are frames and films. Without side effects, so that a site without
 * them leaves them out.
 */
export const mediaElements: ArticleElements = {
  Embed: /* @__PURE__ */ late(
    "[data-embed-host]",
    () => import("./site-embed.tsx"),
    ({ SiteEmbed }) => SiteEmbed,
  ),
  Film: /* @__PURE__ */ late(
    "video",
    () => import("./site-film.tsx"),
    ({ SiteFilm }) => SiteFilm,
  ),
};

// Also before a page is hydrated: a press on a part whose code is still on its way would be lost.
if (__MEDIA__) await Promise.all(arriving);
