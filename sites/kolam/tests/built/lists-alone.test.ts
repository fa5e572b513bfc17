import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newestArticles } from "@kolam/content/model/blog/article-list";
import { folders } from "@kolam/resolve/current";
import { scriptsOf } from "@kolam/site/build/checks/sizes/weigh";
import { expect, it } from "vitest";

const dist = join(folders.output, "dist");

it("only pages that list the newest articles have them in their code", () => {
  const [{ excerpt = "" } = {}] = newestArticles;
  const hasList = (file: string) =>
    scriptsOf(readFileSync(join(dist, file), "utf8")).all.some((script) =>
      readFileSync(join(dist, script), "utf8").includes(excerpt),
    );
  const pages = globSync("**/*.html", { cwd: dist, exclude: ["hi/**"] });
  expect(pages.filter(hasList).sort()).toEqual(["blog.html", "index.html", "sitemap.html"]);
});
