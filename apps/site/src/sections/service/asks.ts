import type { SiteAction } from "@kolam/content/model/basics/links";
import { paths, type ServiceId } from "@kolam/content/model/pages/paths";
import { titles } from "@site/lists/words/titles";
import { askWords } from "@site/texts/asks";
import { quoteFor } from "./ticked-actions.ts";

/** A link to ask about a service, which the quote request then has ticked. */
export const askAbout = (service: ServiceId): SiteAction => ({
  label: askWords.about(titles[service]),
  href: quoteFor(service),
});

/** The link to ask at a place of a long text, which may be about a service: three in turn. */
export function askInTurn(service: ServiceId | undefined, place: number): SiteAction {
  const talk = { label: askWords.talk, href: paths.contact.path };
  const price = {
    label: askWords.price,
    href: service ? quoteFor(service) : paths.quote.path,
  };
  const turn = place % 3;
  if (turn === 0) return price;
  return turn === 1 || !service ? talk : askAbout(service);
}
