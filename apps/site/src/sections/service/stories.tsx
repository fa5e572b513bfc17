import type { Listing } from "@kolam/content/services/shape";
import type { Story, Two } from "@kolam/content/shapes";
import { Section } from "@kolam/ui/section";
import type { ReactNode } from "react";
import { ClientTestimonial, Testimonials } from "../testimonials.tsx";
import styles from "./stories.module.css";

interface StoriesProps {
  words: Listing<Two<Story>>;
  /**
   * `cards` side by side; `ledger` with the outcome beside each quotation; `columns` with the outcome
   * below; `lead` with large quotations and no outcome.
   */
  look?: "cards" | "ledger" | "columns" | "lead";
  surface?: "plain" | "alt";
  /** Shown beside the first quotation of `lead`. */
  drawing?: ReactNode;
}

function Outcome({ story }: { story: Story }) {
  return (
    <div className={styles.facts}>
      <h3 className={styles.project}>{story.project}</h3>
      <p className={styles.outcome}>{story.outcome}</p>
    </div>
  );
}

function Quotations({
  items,
  look,
  drawing,
}: { items: Two<Story> } & Pick<StoriesProps, "look" | "drawing">) {
  const [first, second] = items;
  if (look === "cards") return <Testimonials items={items} />;
  if (look === "lead") {
    return (
      <div className={styles.stories}>
        <ClientTestimonial words={first} look="lead" drawing={drawing} />
        <div className={styles.second}>
          <ClientTestimonial words={second} look="lead" />
        </div>
      </div>
    );
  }
  return (
    <div className={`${styles.stories} ${styles[`look-${look}`]}`}>
      {items.map((story) => (
        <div key={story.name} className={styles.story}>
          {look === "ledger" ? <Outcome story={story} /> : null}
          <ClientTestimonial words={story} look="lead" />
          {look === "columns" ? <Outcome story={story} /> : null}
        </div>
      ))}
    </div>
  );
}

/** The two client stories of a service, each with its rating. */
export function Stories({
  words: { title, lead, items },
  look = "cards",
  surface = "plain",
  drawing,
}: StoriesProps) {
  return (
    <Section heading={title} lead={lead} surface={surface}>
      <Quotations items={items} look={look} drawing={drawing} />
    </Section>
  );
}
