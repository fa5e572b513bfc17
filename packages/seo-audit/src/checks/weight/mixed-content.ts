import { count, quoteSome } from "../../format.ts";
import { addressOf } from "../../page/page-facts.ts";
import { defineCheck, error, good, notApplicable } from "../check.ts";

/** Browsers trust addresses on the user's machine (W3C Secure Contexts, "potentially trustworthy"). */
const LOOPBACK = /^http:\/\/(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?=[:/?#]|$)/i;

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
    const insecure = page.resources.filter(
      ({ url }) => /^http:\/\//i.test(url) && !LOOPBACK.test(url),
    );
    return insecure.length === 0
      ? good("Everything the page loads comes over https or from its own host.")
      : error(
          `${count(insecure.length, "resource")} over http: ${quoteSome(insecure.map(({ url }) => url))}.`,
          insecure,
        );
  },
});
