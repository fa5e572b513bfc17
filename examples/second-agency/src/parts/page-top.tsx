import { Hero } from "@kolam/ui/hero";
import { PageBlock } from "./title-block.tsx";

/** The top of a page, with the title block of a drawing sheet. */
export function PageTop({
  title,
  lead,
  cells,
}: {
  title: string;
  lead: string;
  cells: Parameters<typeof PageBlock>[0]["cells"];
}) {
  return <Hero surface="plain" title={title} lead={lead} art={<PageBlock cells={cells} />} />;
}
