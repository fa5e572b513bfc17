import { privacy } from "@kolam/content/privacy";
import { LegalPage } from "../../sections/legal-page.tsx";

/** The page with the privacy policy. */
export function PrivacyPage() {
  return <LegalPage words={privacy} />;
}
