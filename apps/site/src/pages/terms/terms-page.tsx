import { terms } from "@kolam/content/terms";
import { LegalPage } from "../../sections/legal-page.tsx";

/** The page with the terms of service. */
export function TermsPage() {
  return <LegalPage words={terms} />;
}
