import { paths } from "@kolam/content/facts/paths";
import type { Story } from "@kolam/content/shapes/service";
import { CaseSummary } from "@kolam/ui/case-summary";
import { SiteLink } from "../../router/site-link.tsx";

interface CaseWordsProps {
  story: Story;
  headingLevel: 2 | 3 | 4;
  /** `lg` for a case that has a row of the page to itself. */
  size?: "md" | "lg";
  /** Without the sentence. */
  brief?: boolean;
  /** Makes the project's name a link to its place in the portfolio. */
  linked?: boolean;
}

/** What a case says at first sight. */
export function CaseWords({ story, headingLevel, size, brief, linked }: CaseWordsProps) {
  const { id, company, project, figure, summary } = story;
  const target = linked ? { link: <SiteLink href={`${paths.portfolio.path}#${id}`} /> } : {};
  return (
    <CaseSummary
      client={company}
      title={project}
      figure={figure}
      text={brief ? undefined : summary}
      headingLevel={headingLevel}
      size={size}
      {...target}
    />
  );
}
