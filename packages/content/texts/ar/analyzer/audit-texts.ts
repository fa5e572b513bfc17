/** None yet: the audit tells its findings in English. */
export { auditTexts } from "../../en/analyzer/audit-texts.ts";
