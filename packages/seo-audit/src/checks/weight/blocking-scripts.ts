import { count } from "../../format.ts";
import { defineCheck, good, warning } from "../check.ts";

export const blockingScripts = defineCheck({
  id: "blocking-scripts",
  group: "weight",
  title: "No blocking scripts in the head",
  weight: 3,
  why: "A plain script in <head> keeps the page blank until it has loaded and run.",
  fix: 'Add defer (or async, or type="module") to scripts in <head>.',
  run({ scripts }) {
    const blocking = scripts.filter((script) => script.blocking);
    return blocking.length === 0
      ? good("No script in <head> blocks rendering.")
      : warning(
          `${count(blocking.length, "script in <head> blocks", "scripts in <head> block")} the first paint.`,
          blocking,
        );
  },
});
