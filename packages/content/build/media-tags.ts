import { existsSync } from "node:fs";
import { join } from "node:path";
import { embedOf, embedServiceIds, embedServices } from "@kolam/content/model/media/embed-services";
import { folders } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";
import { pictureNames } from "./picture-names.ts";
import { filmFacts, filmsFolder } from "./read-film.ts";
import type { SectionTag, TagRules } from "./section-tags.ts";

type Attributes = SectionTag["attributes"];

const posterProblem = ({ poster }: Attributes) =>
  poster && !pictureNames().includes(poster)
    ? `names the poster “${poster}”, which is not in ${fromRoot(folders.pictures)}. Put it there and run pnpm generate.`
    : undefined;

/** The captions of a film: a file beside it with the same name. */
export const captionsOf = (film: string): string => film.replace(/\.\w+$/, ".vtt");

const isThere = (file: string) => existsSync(join(filmsFolder, file));

function filmProblem({ file = "", loop }: Attributes): string | undefined {
  if (!/^[^/\\]+\.(?:mp4|webm)$/.test(file) || !isThere(file)) {
    return `names the film “${file}”, which is not an .mp4 or .webm in ${fromRoot(filmsFolder)}. Put it there.`;
  }
  const facts = filmFacts(file);
  if (!facts) {
    return `names ${file}, which is empty, broken or no film. Export it again as MP4 (H.264) or WebM.`;
  }
  if (facts.sound && loop) {
    return `repeats ${file}, which has sound that nobody would hear. Export it without sound, or leave out loop.`;
  }
  if (facts.sound && !isThere(captionsOf(file))) {
    return `shows ${file}, which has sound and no captions. Put what is said into ${fromRoot(filmsFolder)}/${captionsOf(file)}.`;
  }
  return undefined;
}

function embedProblem({ url = "" }: Attributes): string | undefined {
  if (embedOf(url)) return undefined;
  const origin = URL.canParse(url) ? new URL(url).origin : "https://…";
  const service = embedServiceIds.find((id) => embedServices[id].origin === origin);
  if (service) {
    return `has an address of ${embedServices[service].name} that cannot be shown in a frame. Take the one that its “Share” or “Embed” gives.`;
  }
  return `has the address “${url}” of a service that is not known. Add it to ${fromRoot(folders.facts)}/embed-services.ts: \`tour: asItIs("Its name", "${origin}", "https://… its privacy policy"),\``;
}

/**
 * The sections that any page with a body may have: a film of the site's own, and a page of another
 * service.
 */
export const mediaTags: TagRules = {
  Embed: {
    attributes: { url: "required", title: "required", poster: "optional" },
    pictures: ["poster"],
    alone: true,
    problem: (tag) => embedProblem(tag) ?? posterProblem(tag),
  },
  Film: {
    attributes: { file: "required", title: "required", poster: "optional", loop: "optional" },
    pictures: ["poster"],
    alone: true,
    problem: (tag) => filmProblem(tag) ?? posterProblem(tag),
  },
};
