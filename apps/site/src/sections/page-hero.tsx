import type { Action } from "@kolam/content/links";
import { landmarks } from "@kolam/content/navigation";
import { type PageId, paths } from "@kolam/content/paths";
import { Breadcrumbs } from "@kolam/ui/breadcrumbs";
import { Hero } from "@kolam/ui/hero";
import type { ReactNode } from "react";
import { SiteLink } from "../router/site-link.tsx";
import { Actions } from "./actions.tsx";

export interface PageHeroProps {
  words: {
    readonly title: string;
    readonly lead: string;
    readonly eyebrow?: string;
    readonly actions?: readonly Action[];
  };
  /** The pages above this one and this one, for the breadcrumbs; home is added. */
  trail: { readonly above?: readonly PageId[]; readonly current: string };
  variant?: "page" | "compact";
  art?: ReactNode;
  className?: string | undefined;
}

/** The top of every page but the home page: the way here, the title, what to do. */
export function PageHero({ words, trail, variant = "page", art, className }: PageHeroProps) {
  const above: readonly PageId[] = ["home", ...(trail.above ?? [])];
  return (
    <Hero
      variant={variant}
      title={words.title}
      lead={words.lead}
      eyebrow={words.eyebrow}
      actions={words.actions ? <Actions actions={words.actions} size="lg" /> : undefined}
      art={art}
      className={className}
      breadcrumbs={
        <Breadcrumbs
          label={landmarks.breadcrumbs}
          current={trail.current}
          items={above.map((id) => ({
            label: paths[id].title,
            link: <SiteLink href={paths[id].path} />,
          }))}
        />
      }
    />
  );
}
