import { foreign } from "@kolam/content/model/basics/foreign";
import type { SiteAction } from "@kolam/content/model/basics/links";
import { withLabel } from "@kolam/content/model/basics/lists";
import type { CaseOverview } from "@kolam/content/model/types/case";
import { CaseSummary } from "@kolam/ui/case-summary";
import { blogList } from "@site/texts/pages/blog";
import { SiteLink } from "../../router/site-link.tsx";
import styles from "./case-card.module.css";

interface CaseWordsProps {
  caseStudy: CaseOverview;
  headingLevel: 2 | 3 | 4;
  /** `lg` for a case that has a row of the page to itself. */
  size?: "md" | "lg";
  /** Without the sentence. */
  brief?: boolean;
  /** A link to ask for the same, after the sentence. */
  ask?: SiteAction | undefined;
  className?: string | undefined;
}

/**
 * The summary of a case, with a link to its page. In development, a mark if it is not online yet.
 */
export function CaseWords({
  caseStudy,
  headingLevel,
  size,
  brief,
  ask,
  className,
}: CaseWordsProps) {
  const { id, awaits, client, project, figure, summary } = caseStudy;
  return (
    <CaseSummary
      {...foreign(caseStudy)}
      client={awaits ? withLabel(blogList.awaits[awaits], client) : client}
      title={project}
      figure={figure}
      text={
        brief ? undefined : (
          <>
            {summary}
            {ask ? (
              <>
                {" "}
                <SiteLink href={ask.href} className={styles.own}>
                  {ask.label}
                </SiteLink>
              </>
            ) : null}
          </>
        )
      }
      headingLevel={headingLevel}
      size={size}
      className={className}
      link={<SiteLink href={`/portfolio/${id}`} />}
    />
  );
}
