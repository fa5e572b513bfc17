import { type PortfolioGroup as Group, portfolio } from "@kolam/content/pages/portfolio";
import { paths } from "@kolam/content/paths";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { SiteLink } from "../../router/site-link.tsx";
import { serviceDrawings } from "../../shell/service-drawings.ts";
import styles from "./portfolio-group.module.css";
import { StoryEntry } from "./story-entry.tsx";

interface PortfolioGroupProps {
  group: Group;
  surface: "plain" | "alt";
}

/** The stories of one service. The service's id is the anchor. */
export function PortfolioGroup({ group: { service, stories }, surface }: PortfolioGroupProps) {
  const { title, path } = paths[service];
  return (
    <Section
      id={service}
      surface={surface}
      layout="aside"
      eyebrow={<Motif drawing={serviceDrawings[service]} className={styles.drawing} />}
      heading={title}
      actions={
        <SiteLink href={path} className={styles.about}>
          {portfolio.labels.service}
        </SiteLink>
      }
    >
      <div className={styles.stories}>
        {stories.map((story) => (
          <StoryEntry key={story.project} story={story} />
        ))}
      </div>
    </Section>
  );
}
