import { exportedNames } from "./exports.ts";

/** Why a file of the machine that the owner has changed is not taken along. */
export function reasonFor(file: string): string {
  const [, page] = /^apps\/site\/src\/pages\/([^/]+)\//.exec(file) ?? [];
  if (page) {
    return `a page that every site has, and yours is the new version's. To keep your own, copy apps/site/src/pages/${page} to pages/${page} of your site and change it there.`;
  }
  if (/(?:^|\/)(?:test|testing|e2e)\/|\.test\.tsx?$/.test(file)) {
    return "a test. Tests of your own go to tests in your site's folder.";
  }
  if (/(?:^|\/)package\.json$|lock\.yaml$|pnpm-workspace\.yaml$/.test(file)) {
    return "name a package that you have added in the package.json at the root, then install.";
  }
  if (file.startsWith("packages/ui/")) {
    return "the kit's. What you have changed there stays in your fork; colours, type and shapes are tokens in brand.";
  }
  return "the machine's, which the new version replaces.";
}

/** How the names that a file exports differ from those of the sample's. */
export function otherExports(
  to: string,
  text: string,
  wanted: readonly string[] | undefined,
  exporting: (name: string) => readonly string[],
): string[] {
  if (!wanted) return [];
  const names = exportedNames(text);
  const lacking = wanted.filter((name) => !names.includes(name));
  const more = names.filter((name) => !wanted.includes(name));
  return [
    ...(lacking.length > 0
      ? [`${to}: has to export ${lacking.join(", ")} as well, as ours does.`]
      : []),
    ...more.map((name) => {
      const [module] = exporting(name);
      return module
        ? `${to}: ${name} is now in ${module}. Take it out here${module.startsWith("@site/texts/") ? `, and if you say it otherwise, write it in texts of your site` : ""}.`
        : `${to}: nothing asks for ${name} any more.`;
    }),
  ];
}
