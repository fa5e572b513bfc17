import { portfolio } from "@kolam/content/pages/portfolio";
import type { Story } from "@kolam/content/shapes";
import { Fragment } from "react";
import { ClientTestimonial } from "../../sections/testimonials.tsx";
import styles from "./story-entry.module.css";

/** A finished project, from the challenge to the outcome, with the client's testimonial. */
export function StoryEntry({ story }: { story: Story }) {
  const { labels } = portfolio;
  const facts = [
    [labels.challenge, story.challenge],
    [labels.work, story.work],
    [labels.outcome, story.outcome],
    [labels.duration, story.duration],
  ] as const;
  return (
    <article className={styles.root}>
      <h3 className={styles.title}>{story.project}</h3>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <Fragment key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.text}>{text}</dd>
          </Fragment>
        ))}
      </dl>
      <ClientTestimonial words={story} />
    </article>
  );
}
