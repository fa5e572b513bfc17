import { company } from "@site/facts/company";
import { expect, test } from "../../support/fixtures.ts";

// A4 without the margins of print.css, in CSS pixels.
const sheet = { width: 672, height: 986 };

for (const [path, most] of [
  ["/", 4],
  ["/portfolio", 8],
] as const) {
  test(`${path} prints whole, on at most ${most} pages of A4`, { tag: "@slow" }, async ({
    page,
  }) => {
    await page.goto(path);
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(most);
    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
    await expect(page.getByText(`${company.phone?.display} · http`)).toContainText(path);
    const cut = await page.evaluate(() => {
      const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
        /hidden|clip/.test(overflowX + overflowY);
      // Drawings and frames of photos are composed with their edges.
      return [...document.querySelectorAll("main :not([role=img], [role=img] *, :has(> svg))")]
        .filter((part) => part.clientWidth > 2 && clips(getComputedStyle(part)))
        .filter(
          (part) =>
            part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
        )
        .map((part) => part.outerHTML.slice(0, 80));
    });
    expect(cut).toEqual([]);
  });
}
