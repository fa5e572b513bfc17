import { quote } from "../../format.ts";
import { redirectTarget } from "../../page/kind.ts";
import { defineCheck, error, good, warning } from "../check.ts";

export const metaRefresh = defineCheck({
  id: "meta-refresh",
  group: "indexing",
  title: "No refresh by meta tag",
  weight: 3,
  why: "A meta refresh interrupts the reader, breaks the back button, and is a weaker signal to search engines than a redirect by the server.",
  fix: "Redirect on the server with status 301, or remove the tag.",
  run(page) {
    const metas = page.metas.filter(({ httpEquiv }) => httpEquiv === "refresh");
    const target = redirectTarget(page);
    if (target !== undefined) {
      return warning(
        `This is no page but a redirect to ${quote(target)}.`,
        metas,
        "Where the host can redirect with status 301, let it; else leave this as it is, since search engines follow an immediate redirect.",
      );
    }
    return metas.length === 0
      ? good("The page does not refresh itself.")
      : error(
          `The page refreshes or redirects itself (${metas[0]?.content || "no delay given"}).`,
          metas,
        );
  },
});
