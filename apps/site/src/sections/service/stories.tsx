import type { Listing, Story } from "@kolam/content/shapes/service";
import { Section } from "@kolam/ui/section";
import { Stage } from "@kolam/ui/stage";
import type { ComponentType } from "react";
import type { Artefacts } from "../../artefacts/artefacts.ts";
import { ClientTestimonial } from "../testimonials.tsx";
import { CaseWords } from "../work/case-words.tsx";
import { GroupRating, sharedRating } from "../work/group-rating.tsx";
import styles from "./stories.module.css";

interface StoriesProps<Stories extends readonly Story[]> {
  words: Listing<Stories>;
  artefacts: Artefacts<Stories>;
  surface?: "plain" | "alt";
}

/** The client stories of a service: what was made, its figure, and what the client says; nothing without any. */
export function Stories<const Stories extends readonly Story[]>({
  words: { title, lead, items },
  artefacts,
  surface = "plain",
}: StoriesProps<Stories>) {
  if (items.length === 0) return null;
  const rated = sharedRating(items) === undefined;
  return (
    <Section
      heading={title}
      lead={lead}
      surface={surface}
      actions={<GroupRating clients={items} />}
      className={styles[surface]}
    >
      <div className={styles.stories}>
        {items.map((story) => {
          const Artefact: ComponentType = artefacts[story.id as Stories[number]["id"]];
          return (
            <article key={story.id} className={styles.story}>
              <Stage fit="window">
                <Artefact />
              </Stage>
              <CaseWords story={story} headingLevel={3} brief linked />
              <ClientTestimonial words={story} look="plain" rated={rated} />
            </article>
          );
        })}
      </div>
    </Section>
  );
}
