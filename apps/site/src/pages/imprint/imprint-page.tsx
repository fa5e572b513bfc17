import { imprint } from "@site/words/pages/imprint";
import { LegalPage } from "../../sections/text/legal-page.tsx";

/** Who is behind the site, for countries whose law wants a page for it. */
export function ImprintPage() {
  return <LegalPage page="imprint" words={imprint} />;
}
