import { accessibility } from "@site/words/pages/accessibility";
import { LegalPage } from "../../sections/text/legal-page.tsx";

/** The accessibility statement. */
export function AccessibilityPage() {
  return <LegalPage page="accessibility" words={accessibility} />;
}
