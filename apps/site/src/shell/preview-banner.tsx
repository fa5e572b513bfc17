import { Banner } from "@kolam/ui/banner";
import { blogList } from "@site/texts/pages/blog";
import { previewWords } from "@site/texts/preview";
import { useLocation, useMatches } from "react-router-dom";
import type { SiteConfig } from "../../config/site-config.ts";
import type { FilePages } from "../articles/data-of.ts";

/** What the page still needs before it is public, if its text is a file. */
function awaitsIn(data: Partial<FilePages[keyof FilePages]> | undefined) {
  if (!data) return undefined;
  if ("article" in data) return data.article?.awaits;
  if ("caseStudy" in data) return data.caseStudy?.awaits;
  return "page" in data ? data.page?.awaits : undefined;
}

/** Says on every page of a preview that it is one, of which commit, and where the live page is. */
export function PreviewBanner({ preview }: { preview: NonNullable<SiteConfig["preview"]> }) {
  const { pathname } = useLocation();
  const awaits = awaitsIn(useMatches().at(-1)?.loaderData as Parameters<typeof awaitsIn>[0]);
  return (
    <Banner tone="feature" label={previewWords.label}>
      <p>
        {awaits ? <strong>{`${blogList.awaits[awaits]}. `}</strong> : null}
        {previewWords.of(preview.commit)}{" "}
        {preview.live && !awaits ? <a href={preview.live + pathname}>{previewWords.live}</a> : null}
      </p>
    </Banner>
  );
}
