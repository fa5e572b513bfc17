import { portfolio } from "@kolam/content/pages/portfolio";
import type { Story } from "@kolam/content/shapes/service";
import { Stage } from "@kolam/ui/stage";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { Fragment } from "react";
import { allArtefacts } from "../../artefacts/all-artefacts.ts";
import { ClientTestimonial } from "../../sections/testimonials.tsx";
import { CaseWords } from "../../sections/work/case-words.tsx";
import styles from "./case-entry.module.css";

interface CaseEntryProps {
  story: Story;
  /** `lead` shows all of the artefact; `row` is as wide as its group, `card` only when it is open. */
  look: "lead" | "row" | "card";
}

/**
 * A finished project: what was made, its figure, and a native disclosure with the rest. The disclosure's content
 * has the story's id, so that a link to it opens it without a script.
 */
export function CaseEntry({ story, look }: CaseEntryProps) {
  const { labels } = portfolio;
  const Artefact = allArtefacts[story.id];
  const facts = [
    [labels.challenge, story.challenge],
    [labels.work, story.work],
    [labels.outcome, story.outcome],
    [labels.duration, story.duration],
  ] as const;
  return (
    <article className={`${styles.root} ${styles[look]}`}>
      <Stage fit={look === "lead" ? "whole" : "window"} className={styles.stage}>
        <Artefact />
      </Stage>
      <div className={styles.words}>
        <CaseWords
          story={story}
          headingLevel={look === "lead" ? 2 : 4}
          size={look === "lead" ? "lg" : "md"}
          brief={look !== "lead"}
        />
        <details className={styles.details}>
          <summary className={styles.summary}>
            {labels.open}
            <VisuallyHidden>: {story.project}</VisuallyHidden>
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          <div id={story.id} className={styles.case}>
            <dl className={styles.facts}>
              {facts.map(([label, text]) => (
                <Fragment key={label}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.text}>{text}</dd>
                </Fragment>
              ))}
            </dl>
            <ClientTestimonial words={story} look="plain" rated={false} />
          </div>
        </details>
      </div>
    </article>
  );
}
