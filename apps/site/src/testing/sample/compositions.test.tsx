import { paths, type ServiceId, serviceIds } from "@kolam/content/facts/paths";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { pages } from "../../routes.tsx";

async function htmlOf(id: ServiceId): Promise<string> {
  const Page = await pages[id]();
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[paths[id].path]}>
      <Page />
    </MemoryRouter>,
  );
}

/** The surfaces of a page's sections, from top to bottom. */
function surfacesOf(html: string): string {
  return [...html.matchAll(/<section[^>]*class="([^"]*)"/g)]
    .map(([, names = ""]) => /_(plain|alt|feature|action|deep)_/.exec(names)?.[1] ?? "?")
    .join(" ");
}

it("no two service pages have the same sequence of surfaces", async () => {
  const all = await Promise.all(serviceIds.map(async (id) => surfacesOf(await htmlOf(id))));
  expect(all.join()).not.toContain("?");
  expect(new Set(all).size).toBe(serviceIds.length);
});
