import { AgencyPage } from "./agency-page";

/** Astro islands cannot take functions as props, so the link is created here. */
export function Island() {
  return <AgencyPage link={(path) => <a href={path} data-astro-prefetch="hover" />} />;
}
