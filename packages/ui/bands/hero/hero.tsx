import type { LinkItem } from "@kolam/ui";
import { ButtonLink } from "@kolam/ui/button-link";
import { Hero, type HeroProps } from "@kolam/ui/hero";
import type { ReactNode } from "react";
import styles from "./hero.module.css";

export interface HeroBandProps extends HeroProps {
  /** Button links, the main one first. For anything else in their place there is `actions`. */
  readonly links?: readonly (LinkItem & { readonly label: string })[] | undefined;
  /** A photograph: it is content, and phones show it too. A drawing is `art`. */
  readonly picture?: ReactNode;
}

/** The top of a page: its title, what follows from it, the next step, and a picture. */
export function HeroBand({
  links = [],
  actions,
  picture,
  art,
  className = "",
  ...hero
}: HeroBandProps) {
  const buttons = links.map(({ label, ...link }, index) => (
    <ButtonLink key={label} {...link} size="lg" tone={index === 0 ? "action" : "outline"}>
      {label}
    </ButtonLink>
  ));
  return (
    <Hero
      {...hero}
      actions={actions ?? (buttons.length > 0 ? buttons : undefined)}
      art={picture ?? art}
      className={picture ? `${styles.pictured} ${className}` : className}
    />
  );
}
