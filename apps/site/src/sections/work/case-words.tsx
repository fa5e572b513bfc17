import { paths } from "@kolam/content/paths";
import type { Story } from "@kolam/content/shapes";
import { SiteLink } from "../../router/site-link.tsx";
import styles from "./case-words.module.css";

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

/** What a case says at first sight: client, project, its figure and one sentence. */
export function CaseWords({
  story,
  headingLevel,
  size = "md",
  brief = false,
  linked = false,
}: CaseWordsProps) {
  const { id, company, project, figure, summary } = story;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={size === "lg" ? `${styles.root} ${styles.lg}` : styles.root}>
      <p className={styles.client}>{company}</p>
      <Heading className={styles.project}>
        {linked ? (
          <SiteLink href={`${paths.portfolio.path}#${id}`} className={styles.link}>
            {project}
          </SiteLink>
        ) : (
          project
        )}
      </Heading>
      <p className={styles.figure}>
        <b className={styles.value}>{figure.value}</b>{" "}
        <span className={styles.label}>{figure.label}</span>
      </p>
      {brief ? null : <p className={styles.summary}>{summary}</p>}
    </div>
  );
}
