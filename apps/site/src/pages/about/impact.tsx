import { about } from "@kolam/content/pages/about";
import type { AboutWords } from "@kolam/content/shapes/pages";
import { Section } from "@kolam/ui/section";
import { StatFigure } from "@kolam/ui/stat-figure";
import { Figures } from "../../sections/figures.tsx";
import styles from "./impact.module.css";

/** The agency's figures: the number of countries large, the others beside it. */
export function Impact() {
  const { title, lead, countries, figures, note }: AboutWords["impact"] = about.impact;
  if (figures.length === 0) return null;
  return (
    <Section surface="action" space="sm" title={title} lead={lead}>
      <div className={countries && styles.root}>
        {countries ? <StatFigure {...countries} tone="band" size="lg" /> : null}
        <Figures figures={figures} tone="band" note={note} />
      </div>
    </Section>
  );
}
