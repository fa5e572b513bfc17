import type { SiteAction } from "@kolam/content/model/basics/links";
import { SiteLink } from "../router/site-link.tsx";

/** A button link of the words, as the bands take it. */
export const linkOf = ({ label, href }: SiteAction) => ({ label, link: <SiteLink href={href} /> });

/** Button links of the words, as the bands take them. */
export const linksOf = (actions: readonly SiteAction[]) => actions.map(linkOf);
