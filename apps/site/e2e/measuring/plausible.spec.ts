import { expect, test } from "../support/fixtures.ts";
import { pageViews, testCookieless } from "./cookieless.ts";

test.use({ builtWith: { TAG: "plausible", TAG_ID: "agency.example" } });

// In one worker, so that the site is built once.
test.describe.configure({ mode: "default" });

testCookieless({
  name: "Plausible",
  events: ["Phone", "Chat", "Form sent", "Quote step"],
  hosts: /^https:\/\/plausible\.io\//,
  script: "plausible.io/js/script.js",
  collector: "plausible.io/api/event",
  body: `{
      const { src, dataset } = document.currentScript;
      window.plausible = (n, options) => fetch(new URL(src).origin + "/api/event", {
        method: "POST",
        headers: { "Content-Type": "text/plain" },
        body: JSON.stringify({ n, d: dataset.domain, u: location.href, p: options?.props }),
      });
      const view = () => window.plausible("pageview");
      ${pageViews}
    }`,
  read: ({ what }) => {
    expect(what.d).toBe("agency.example");
    return [what.n, what.p ?? {}, new URL(String(what.u)).pathname];
  },
});
