import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { splitArticle } from "@kolam/content/model/blog/article-source";
import {
  type EmbedServiceId,
  embedOf,
  embedServiceIds,
} from "@kolam/content/model/media/embed-services";
import { embedsInCode } from "@site/facts/embeds-in-code";
import { awaitedIn, todayInUtc, wordsFolder } from "./content-files.ts";
import { readTag } from "./section-tags.ts";

/** The site's components, apart from texts and pictures. */
export interface MediaInUse {
  /** The services of its frames. */
  readonly services: readonly EmbedServiceId[];
  /** Whether an article, case or page that is written in Markdown has a frame or a film. */
  readonly inText: boolean;
}

/** The services and films in texts. */
export function mediaIn(texts: Iterable<string>): MediaInUse {
  const services = new Set<EmbedServiceId>(embedsInCode);
  let inText = false;
  for (const text of texts) {
    if (!/^<(?:Embed|Film)\s/m.test(text)) continue;
    for (const line of (splitArticle(text)?.body ?? text).split("\n")) {
      const tag = readTag(line);
      const embed = tag?.name === "Embed" && embedOf(tag.attributes.url ?? "");
      if (embed) services.add(embed.id);
      inText ||= tag?.name === "Embed" || tag?.name === "Film";
    }
  }
  return { services: embedServiceIds.filter((id) => services.has(id)), inText };
}

/** What is used on the pages that are published today. */
export function mediaInUse(): MediaInUse {
  const today = todayInUtc();
  const texts = globSync("**/*.mdx", { cwd: wordsFolder }).map((name) =>
    readFileSync(join(wordsFolder, name), "utf8"),
  );
  return mediaIn(texts.filter((text) => awaitedIn({ text }, today) === undefined));
}
