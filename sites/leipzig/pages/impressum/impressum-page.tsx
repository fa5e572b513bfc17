import { LegalPage } from "@kolam/site/sections/text/legal-page.tsx";
import { impressum } from "@site/words/pages/impressum";

/** The legal page “Impressum”. */
export function ImpressumPage() {
  return <LegalPage page="impressum" words={impressum} />;
}
