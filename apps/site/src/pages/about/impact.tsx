import { about } from "@kolam/content/pages/about";
import { Section } from "@kolam/ui/section";
import { StatFigure } from "@kolam/ui/stat-figure";
import { Figures } from "../../sections/figures.tsx";
import styles from "./impact.module.css";

/** What the agency has done so far, in numbers: the countries big, the rest beside them. */
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
