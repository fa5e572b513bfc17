import { articleBySlug } from "@kolam/content/model/blog/articles";
import type { RouteId } from "@kolam/content/model/pages/paths";
import { caseById } from "@kolam/content/model/portfolio/cases";
import { isOwn, type OwnPicture, type Picture } from "@kolam/content/model/types/picture";
import { servicePages } from "@site/lists/words/service-pages";
import { openings } from "@site/words/openings";
import { about } from "@site/words/pages/about";
import { careers } from "@site/words/pages/careers";
import { home } from "@site/words/pages/home";
import { portfolio } from "@site/words/pages/portfolio";
import { servicesPage } from "@site/words/pages/services-page";
import { isServiceId, type PageRef } from "./page-ref.ts";

/** The picture that may replace a page's drawing. */
const pictureOf = ({ picture }: { readonly title: string; readonly picture?: Picture }) => picture;

const heroes: Partial<Record<RouteId, Picture | undefined>> = {
  home: pictureOf(home.hero),
  about: about.hero.photo,
  careers: careers.hero.photo,
  portfolio: pictureOf(portfolio.hero),
  services: pictureOf(servicesPage.hero),
};

/**
 * The owner's picture at the top of a page, which its social card shows. Other pages have a drawn
 * card.
 */
export function cardPicture(ref: PageRef): OwnPicture | undefined {
  const picture =
    ref.id === "article"
      ? articleBySlug(ref.slug)?.photo
      : ref.id === "case"
        ? caseById(ref.slug)?.picture
        : ref.id === "opening"
          ? openings.find(({ id }) => id === ref.slug)?.picture
          : isServiceId(ref.id)
            ? pictureOf(servicePages[ref.id].hero)
            : heroes[ref.id];
  return picture && isOwn(picture) ? picture : undefined;
}
