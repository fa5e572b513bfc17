import { Card } from "@kolam/ui/card";
import { Stack } from "@kolam/ui/stack";
import { StatusBadge } from "@kolam/ui/status-badge";
import { analysisWords } from "@site/texts/analyzer/analyzer-report";
import type { Fact, SimulationSection } from "../../../analyzer/simulate/simulation-sections.ts";
import { Meters } from "../parts/meter.tsx";
import styles from "./section-card.module.css";

const { result: words, sections: titles, statuses } = analysisWords;

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Stack as="dl" gap={3}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Stack>
  );
}

function Points({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className={styles.points}>
      <h5 className={styles.pointsTitle}>{title}</h5>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** One section of the analysis: its status, figures, issues and suggestions. */
export function SectionCard({ section }: { section: SimulationSection }) {
  const { id, status, meters, facts, issues, suggestions } = section;
  return (
    <Card>
      <Stack as="article" gap={6}>
        <div className={styles.head}>
          <h4 className={styles.title}>{titles[id]}</h4>
          <StatusBadge status={status} className={styles.status}>
            {statuses[status]}
          </StatusBadge>
        </div>
        <Meters figures={meters} />
        <Facts facts={facts} />
        {issues.length > 0 ? (
          <Points title={words.issues} items={issues} />
        ) : (
          <p className={styles.none}>{words.noIssues}</p>
        )}
        <Points title={words.suggestions} items={suggestions} />
      </Stack>
    </Card>
  );
}
