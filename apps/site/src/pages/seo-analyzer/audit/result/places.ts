import type { CheckResult, CheckStatus } from "@kolam/seo-audit/types";

/** The ids of what the overview leads to, and the links. */

export const isFault = ({ status }: CheckResult) => status === "error" || status === "warning";

/** The accordion item of a fault. */
export const resultId = ({ id }: CheckResult) => `check-${id}`;

/** To the button of the item, which takes the focus and so opens the item. */
export const resultLink = (result: CheckResult) => `#${resultId(result)}-trigger`;

/** The list of all checks with a status: a section for faults, an accordion item for others. */
export const listId = (status: CheckStatus) => `checks-${status}`;

export const listLink = (status: CheckStatus) =>
  status === "error" || status === "warning" ? `#${listId(status)}` : `#${listId(status)}-trigger`;
