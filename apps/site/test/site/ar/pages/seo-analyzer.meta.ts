import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "محلّل SEO";

export const search = {
  title: titled("محلّل SEO: الصق صفحة"),
  description: `افحص شفرة HTML لصفحتك، وعدد الفحوص ${auditChecks}، من دون أن تغادر متصفحك، أو انظر إلى تقرير أرقامه مختلقة وهو يقول ذلك صراحة في أوله وآخره.`,
  keywords: ["محلّل SEO", "فحص HTML"],
} as const satisfies PageWords;
