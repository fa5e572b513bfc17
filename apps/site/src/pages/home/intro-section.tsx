import type { HomeWords } from "@kolam/content/model/types/pages";
import { Section } from "@kolam/ui/section";
import { home } from "@site/words/pages/home";
import { SitePhoto } from "../../photos/site-photo.tsx";
import { OutlineLink } from "../../sections/outline-link.tsx";
import { sectionHead } from "../../sections/section-head.tsx";
import { Paragraphs } from "../../sections/text/paragraphs.tsx";
import styles from "./intro-section.module.css";

/** Who the agency is, beside a photo where the owner has one. */
export function IntroSection({ words = home.intro }: { words?: HomeWords["intro"] }) {
  const { paragraphs, photo, action } = words;
  if (!photo) {
    return (
      <Section space="sm" layout="aside" className={styles.short} {...sectionHead(words)}>
        <div className={styles.beside}>
          <Paragraphs texts={paragraphs} />
          <OutlineLink action={action} />
        </div>
      </Section>
    );
  }
  return (
    <Section
      surface="alt"
      {...sectionHead(words)}
      aside={
        <div className={styles.photo}>
          <SitePhoto
            photo={photo}
            width={560}
            height={480}
            sizes="(width < 44rem) 92vw, (width < 78rem) 44vw, 34rem"
          />
        </div>
      }
    >
      <Paragraphs texts={paragraphs}>
        <OutlineLink action={action} />
      </Paragraphs>
    </Section>
  );
}
