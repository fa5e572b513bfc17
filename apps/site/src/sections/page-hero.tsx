import type { Action, SiteAction } from "@kolam/content/model/basics/links";
import type { PageId } from "@kolam/content/model/pages/paths";
import type { Picture } from "@kolam/content/model/types/picture";
import { HeroBand, type HeroBandProps } from "@kolam/ui/bands/hero";
import { surfaces } from "@site/brand/surfaces";
import { titles } from "@site/lists/words/titles";
import type { ReactNode } from "react";
import { HeroPicture, isPanorama } from "./hero-picture.tsx";
import { linksOf } from "./links-of.tsx";
import styles from "./page-hero.module.css";
import { leadWithAsk } from "./section-head.tsx";
import { Trail } from "./trail.tsx";

export interface PageHeroProps {
  words: {
    readonly title: string;
    readonly lead?: string;
    readonly ask?: Action;
    readonly eyebrow?: string;
    readonly actions?: readonly SiteAction[];
    /** A link to the work, where none of the actions leads there. */
    readonly work?: SiteAction;
    readonly picture?: Picture;
  };
  /** The page, for the breadcrumbs. */
  page: PageId;
  /** Instead of buttons from the words. */
  actions?: ReactNode;
  /** What the page is about in plain words, as the first line of the title. */
  name?: string;
  variant?: "page" | "compact" | "form" | "tool";
  art?: ReactNode;
  /** The form or tool of the page, for the variants of these names. */
  panel?: ReactNode;
  /** Content below the text, and on phones below the panel. */
  aside?: ReactNode;
  className?: string | undefined;
}

/** A picture is beside the text, or below it across the page if it is very wide. */
function pictured(picture: Picture, aside: ReactNode): Partial<HeroBandProps> {
  return isPanorama(picture)
    ? {
        art: undefined,
        className: undefined,
        aside: (
          <>
            {aside}
            <HeroPicture picture={picture} across />
          </>
        ),
      }
    : { picture: <HeroPicture picture={picture} />, className: undefined };
}

/** The top of every page but the home page: breadcrumbs, title, lead and actions. */
export function PageHero({ words, page, actions, variant = "page", ...parts }: PageHeroProps) {
  const links = words.work && words.actions ? [...words.actions, words.work] : words.actions;
  return (
    <HeroBand
      variant={variant}
      surface={variant === "compact" ? undefined : surfaces.hero}
      title={words.title}
      lead={leadWithAsk(words.lead, words.ask, styles.ask)}
      // The breadcrumbs end in the page's name: a kicker need not say it again.
      eyebrow={words.eyebrow === titles[page] ? undefined : words.eyebrow}
      actions={actions}
      links={links && linksOf(links)}
      {...parts}
      {...(words.picture && pictured(words.picture, parts.aside))}
      breadcrumbs={<Trail page={{ id: page }} title={titles[page]} />}
    />
  );
}
