import { headerAction } from "@site/words/navigation";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { Header } from "./header.tsx";

/** The link of the header's action on a page, without its address. */
function actionOn(current: string): string {
  const router = createMemoryRouter([
    { path: "/", element: <Header overlay={false} current={current} /> },
  ]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const links = html.match(/<a [^>]*>[^<]*/g) ?? [];
  return links.find((link) => link.endsWith(`>${headerAction.label}`)) ?? "";
}

describe("the header's action", () => {
  it("is the loudest of the bar, except on its own page", () => {
    expect(actionOn("about")).toContain("tone-action");
    expect(actionOn("about")).not.toContain("aria-current");
    expect(actionOn("quote")).toContain("tone-outline");
    expect(actionOn("quote")).toContain('aria-current="page"');
  });
});
