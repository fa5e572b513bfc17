import { anchors } from "@kolam/content/model/pages/anchors";
import { exampleCase } from "@kolam/content/model/portfolio/example-case";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";

vi.mock("@kolam/content/model/services/services", async (actual) => {
  const services = await actual<typeof import("@kolam/content/model/services/services")>();
  const first = services.serviceIds.slice(0, 1);
  return { ...services, toldServiceIds: first, sectorIds: services.sectorIds.slice(0, 1) };
});

it("a portfolio of one service and one sector has their anchors, and nothing to choose", async () => {
  const { ByService } = await import("./by-service.tsx");
  const list = { page: 1, pages: 1, cases: [exampleCase] };
  const html = renderToString(
    <MemoryRouter>
      <ByService list={list} />
    </MemoryRouter>,
  );
  expect(anchors.portfolio.length).toBeGreaterThan(2);
  for (const id of anchors.portfolio.slice(0, 2)) expect(html).toContain(`id="${id}"`);
  expect(html).not.toContain("<search");
});
