import { trustedScript } from "../browser/trusted-script.ts";
import { onConsent, savedConsent, savedKinds } from "../consent/consent.ts";
import { reloadAfterAnswer } from "./reload-after-answer.ts";
import { onEvent, type SiteEvent } from "./site-event.ts";
import type { Tag } from "./tag.ts";

/** Adds a tag's script to the page. Rejects when it is blocked or cannot be fetched. */
function addScript({ src, data }: Tag["script"]): Promise<void> {
  const script = document.createElement("script");
  Object.assign(script.dataset, data);
  script.src = trustedScript("site-tag", src);
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("blocked")));
    document.head.append(script);
  });
}

/**
 * Measures with a tag: hears the site's events and answers about consent from now on, and loads the
 * tag when it may. A tag that is refused, blocked or broken is not an error: events that it misses
 * are dropped.
 * @param add adds the tag's script to the page
 * @param reload loads the page anew: without it, a script that counts by itself would not stop
 * @returns loads the tag, unless it needs a consent that is missing; then the visitor's yes loads
 *   it
 */
export function measureWith(
  tag: Tag,
  add = addScript,
  reload = () => reloadAfterAnswer(tag.asks.length > 0),
): () => void {
  let consent = savedConsent("measuring");
  let kinds = savedKinds();
  let state: "unloaded" | "loading" | "running" | "failed" = "unloaded";
  const waiting: SiteEvent[] = [];
  const given = () => tag.asks.filter((kind) => kinds.includes(kind));
  const allowed = () => (tag.asks.length > 0 ? given().length > 0 : consent !== "denied");

  const load = () => {
    if (state !== "unloaded" || !allowed()) return;
    state = "loading";
    tag.prepare?.(given());
    add(tag.script).then(
      () => {
        state = "running";
        if (!allowed()) return;
        tag.loaded?.();
        for (const event of waiting.splice(0)) tag.send(event, true);
      },
      () => {
        state = "failed";
        waiting.length = 0;
      },
    );
  };

  onEvent((event) => {
    if (!allowed() || state === "failed") return;
    if (state === "running") tag.send(event, false);
    else waiting.push(event);
  });

  onConsent("measuring", (answer, toKinds) => {
    const before = String([consent, ...given()]);
    consent = answer;
    kinds = toKinds;
    if (String([consent, ...given()]) === before) return;
    if (!allowed()) waiting.length = 0;
    if (state === "unloaded") {
      load();
      return;
    }
    tag.changeConsent?.(given());
    // A script that is there goes on talking to its host, whatever it has been told.
    if (!allowed()) reload();
  });

  return load;
}
