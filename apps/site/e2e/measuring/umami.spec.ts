import { expect, test } from "../support/fixtures.ts";
import { pageViews, testCookieless } from "./cookieless.ts";

const websiteId = "0f3c9a52-7d1e-4b60-9c8f-2a64d07b1e35";

test.use({ builtWith: { TAG: "umami", TAG_ID: websiteId } });

// In one worker, so that the site is built once.
test.describe.configure({ mode: "default" });

testCookieless({
  name: "Umami",
  events: ["phone", "chat", "form-sent", "quote-step"],
  hosts: /^https:\/\/(?:cloud|gateway)\.umami\.is\//,
  script: "cloud.umami.is/script.js",
  collector: "gateway.umami.is/api/send",
  body: `{
      const { dataset } = document.currentScript;
      const track = (name = "pageview", data = {}) => fetch(dataset.hostUrl + "/api/send", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          type: "event",
          payload: { website: dataset.websiteId, url: location.href, name, data },
        }),
      });
      window.umami = { track };
      const view = () => track();
      ${pageViews}
    }`,
  read: ({ what }) => {
    const payload = what.payload as Record<string, unknown>;
    expect(payload.website).toBe(websiteId);
    return [payload.name, payload.data, new URL(String(payload.url)).pathname];
  },
});
