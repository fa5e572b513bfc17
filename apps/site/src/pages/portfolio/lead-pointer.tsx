import { portfolio } from "@kolam/content/pages/portfolio";
import type { Story } from "@kolam/content/shapes";
import { Icon } from "@kolam/ui/icon";
import { SiteLink } from "../../router/site-link.tsx";
import { CaseWords } from "../../sections/work/case-words.tsx";
import styles from "./lead-pointer.module.css";

/** In the list of its service, a case that is shown in large at the top of the page. */
export function LeadPointer({ story }: { story: Story }) {
  return (
    <article className={styles.root}>
      <CaseWords story={story} headingLevel={4} brief />
      <SiteLink href={`#${story.id}`} className={styles.link}>
        {portfolio.labels.above}
        <Icon name="arrow" size="sm" className={styles.arrow} />
      </SiteLink>
    </article>
  );
}
