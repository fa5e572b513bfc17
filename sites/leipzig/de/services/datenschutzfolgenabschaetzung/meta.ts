import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { company } from "@site/facts/company";

export const name = "Datenschutzfolgenabschätzung";

export const search = {
  title: serviceTitle("datenschutzfolgenabschaetzung", name),
  description:
    "Wann Artikel 35 DSGVO sie verlangt, was hineingehört und wer unterschreibt. Wir erheben, bewerten und schreiben auf, gemeinsam mit Ihrer Beauftragten.",
  keywords: ["DSFA Website", "Artikel 35 DSGVO", `Datenschutz Agentur ${company.city}`],
} as const satisfies PageWords;
