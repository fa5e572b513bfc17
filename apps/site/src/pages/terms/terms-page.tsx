import { terms } from "@kolam/content/pages/terms";
import { LegalPage } from "../../sections/text/legal-page.tsx";

/** The page with the terms of service. */
export function TermsPage() {
  return <LegalPage page="terms" words={terms} />;
}
