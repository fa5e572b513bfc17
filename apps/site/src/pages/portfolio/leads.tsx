import { portfolio } from "@kolam/content/pages/portfolio";
import { storyOf } from "@kolam/content/services/service-stories";
import { Section } from "@kolam/ui/section";
import { CaseEntry } from "./case-entry.tsx";
import styles from "./leads.module.css";

/** The three cases that the portfolio begins with, each in large. */
export function Leads() {
  const { label, stories } = portfolio.leads;
  return (
    <Section label={label}>
      <div className={styles.leads}>
        {stories.map((id) => (
          <CaseEntry key={id} story={storyOf(id)} look="lead" />
        ))}
      </div>
    </Section>
  );
}
