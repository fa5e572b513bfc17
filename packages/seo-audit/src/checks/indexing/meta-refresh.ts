import { defineCheck, error, good } from "../check.ts";

export const metaRefresh = defineCheck({
  id: "meta-refresh",
  group: "indexing",
  title: "No refresh by meta tag",
  weight: 3,
  why: "A meta refresh takes the page away from its reader, breaks the back button, and passes on less than a redirect by the server does.",
  fix: "Redirect on the server with status 301, or remove the tag.",
  run(page) {
    const metas = page.metas.filter(({ httpEquiv }) => httpEquiv === "refresh");
    return metas.length === 0
      ? good("The page does not refresh itself.")
      : error(
          `The page refreshes or redirects itself (${metas[0]?.content || "no delay given"}).`,
          metas,
        );
  },
});
