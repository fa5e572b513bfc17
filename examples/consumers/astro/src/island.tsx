import { AgencyPage } from "./agency-page";

/** Astro islands take no functions as props: the link is made here. */
export function Island() {
  return <AgencyPage link={(path) => <a href={path} data-astro-prefetch="hover" />} />;
}
