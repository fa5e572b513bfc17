import { articles } from "@kolam/content/model/blog/articles";
import { redirects } from "@site/facts/redirects";

/**
 * Every old address and where it leads: those of the site's list, and those of articles, which say
 * themselves what they were called. Only hosts know the latter: there may be thousands.
 */
export const retired: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    articles.flatMap(({ slug, formerly = [] }) => formerly.map((path) => [path, `/blog/${slug}`])),
  ),
  ...redirects,
};
