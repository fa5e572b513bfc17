import { about } from "@kolam/content/pages/about";
import { Section } from "@kolam/ui/section";
import { StatFigure } from "@kolam/ui/stat-figure";
import { Figures } from "../../sections/figures.tsx";
import styles from "./impact.module.css";

/** The agency's figures: the number of countries large, the others beside it. */
export function Impact() {
  const { title, lead, countries, figures } = about.impact;
  return (
    <Section surface="action" space="sm" heading={title} lead={lead}>
      <div className={styles.root}>
        <StatFigure {...countries} tone="band" size="lg" />
        <Figures figures={figures} tone="band" />
      </div>
    </Section>
  );
}
