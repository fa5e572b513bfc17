import { LegalPage } from "@kolam/site/sections/text/legal-page.tsx";
import { imprint } from "@site/words/pages/imprint";

/** A page that only this site has. */
export function ImprintPage() {
  return <LegalPage page="imprint" words={imprint} />;
}
