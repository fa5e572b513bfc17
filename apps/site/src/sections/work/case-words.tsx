import { foreign } from "@kolam/content/model/basics/foreign";
import { withLabel } from "@kolam/content/model/basics/lists";
import type { CaseOverview } from "@kolam/content/model/types/case";
import { CaseSummary } from "@kolam/ui/case-summary";
import { blogList } from "@site/texts/pages/blog";
import { SiteLink } from "../../router/site-link.tsx";

interface CaseWordsProps {
  caseStudy: CaseOverview;
  headingLevel: 2 | 3 | 4;
  /** `lg` for a case that has a row of the page to itself. */
  size?: "md" | "lg";
  /** Without the sentence. */
  brief?: boolean;
  className?: string | undefined;
}

/**
 * The summary of a case, with a link to its page. In development, a mark if it is not online yet.
 */
export function CaseWords({ caseStudy, headingLevel, size, brief, className }: CaseWordsProps) {
  const { id, awaits, client, project, figure, summary } = caseStudy;
  return (
    <CaseSummary
      {...foreign(caseStudy)}
      client={awaits ? withLabel(blogList.awaits[awaits], client) : client}
      title={project}
      figure={figure}
      text={brief ? undefined : summary}
      headingLevel={headingLevel}
      size={size}
      className={className}
      link={<SiteLink href={`/portfolio/${id}`} />}
    />
  );
}
