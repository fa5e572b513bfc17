import { serviceIds } from "@kolam/content/model/services/services";
import { forms } from "@site/words/forms/forms";
import { pictureTags } from "./case-tags.ts";
import { mediaTags } from "./media-tags.ts";
import { closestOf } from "./problems.ts";
import type { TagRules } from "./section-tags.ts";

/** What is wrong with a list of services, such as `seo, design`. */
function servicesProblem({ services }: Readonly<Record<string, string>>): string | undefined {
  const unknown = services
    ?.split(",")
    .map((name) => name.trim())
    .find((name) => !serviceIds.some((service) => service === name));
  return unknown === undefined
    ? undefined
    : `names the service “${unknown}”. ${closestOf(unknown, serviceIds)}`;
}

/** The sections of a landing page. */
export const landingTags: TagRules = {
  ...mediaTags,
  ...pictureTags,
  Cases: { attributes: {}, alone: true },
  ServiceCards: { attributes: { services: "optional" }, alone: true, problem: servicesProblem },
  Prices: { attributes: { services: "optional" }, alone: true, problem: servicesProblem },
  Questions: { attributes: {}, holds: "Markdown" },
  Form: {
    attributes: { id: "required" },
    choices: { id: Object.keys(forms) },
    alone: true,
    problem: ({ id = "" }) =>
      id in forms ? undefined : `names the form “${id}”. ${closestOf(id, Object.keys(forms))}`,
  },
  Closing: {
    attributes: { title: "required", text: "optional", label: "required", href: "required" },
    alone: true,
  },
};
