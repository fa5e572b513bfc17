import { terms } from "@site/words/pages/terms";
import { LegalPage } from "../../sections/text/legal-page.tsx";

/** The terms of service page. */
export function TermsPage() {
  return <LegalPage page="terms" words={terms} />;
}
