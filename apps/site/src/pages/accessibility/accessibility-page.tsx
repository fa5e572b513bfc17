import { tested } from "@site/facts/tested";
import { accessibility } from "@site/words/pages/accessibility";
import { LegalPage } from "../../sections/text/legal-page.tsx";
import { statementOf } from "./statement.ts";

/** The accessibility statement. */
export function AccessibilityPage() {
  return <LegalPage page="accessibility" words={statementOf(accessibility, tested)} />;
}
