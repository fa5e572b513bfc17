import { count, quoteSome } from "../../format.ts";
import { isLoopback } from "../../page/addresses.ts";
import { addressOf } from "../../page/page-facts.ts";
import { defineCheck, error, good, notApplicable } from "../check.ts";

const UPGRADE = /(?:^|;)\s{0,5}upgrade-insecure-requests\s{0,5}(?:;|$)/i;

export const mixedContent = defineCheck({
  id: "mixed-content",
  group: "weight",
  title: "No mixed content",
  weight: 5,
  why: "On an https page browsers block scripts and styles from http addresses, and warn about forms that send to them.",
  fix: "Load everything over https, or host it yourself.",
  run(page) {
    if (addressOf(page)?.protocol === "http:") {
      return notApplicable("The page itself is served over http.");
    }
    const upgrades = page.metas.some(
      ({ httpEquiv, content, inHead }) =>
        inHead && httpEquiv === "content-security-policy" && UPGRADE.test(content),
    );
    if (upgrades) return good("The page has browsers load everything over https.");
    const insecure = page.resources.filter(
      ({ url }) =>
        /^http:\/\//i.test(url) && URL.canParse(url) && !isLoopback(new URL(url).hostname),
    );
    return insecure.length === 0
      ? good("Everything the page loads comes over https or from its own host.")
      : error(
          `${count(insecure.length, "resource")} over http: ${quoteSome(insecure.map(({ url }) => url))}.`,
          insecure,
        );
  },
});
