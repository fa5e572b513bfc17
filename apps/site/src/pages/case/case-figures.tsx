import { foreign } from "@kolam/content/model/basics/foreign";
import { Section } from "@kolam/ui/section";
import { portfolioWords } from "@site/texts/pages/portfolio";
import { SiteLink } from "../../router/site-link.tsx";
import { askAbout } from "../../sections/service/asks.ts";
import { useCase } from "./case-context.ts";
import styles from "./case-figures.module.css";

/** The figures of a case after its story, each with what it counts; nothing if it has none. */
export function CaseFigures() {
  const { caseStudy } = useCase();
  if (caseStudy.figures.length === 0) return null;
  const [service] = caseStudy.services;
  const ask = askAbout(service);
  return (
    <Section surface="action" space="sm" label={portfolioWords.labels.figures}>
      <ul {...foreign(caseStudy)} className={styles.figures}>
        {caseStudy.figures.map(({ value, label, counts }) => (
          <li key={label}>
            <p className={styles.value}>{value}</p>
            <p className={styles.label}>{label}</p>
            <p className={styles.source}>{counts}</p>
          </li>
        ))}
      </ul>
      <p className={styles.ask}>
        <SiteLink href={ask.href}>{ask.label}</SiteLink>
      </p>
    </Section>
  );
}
