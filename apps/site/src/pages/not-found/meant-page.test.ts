import { paths } from "@kolam/content/model/pages/paths";
import { matchRoutes } from "react-router-dom";
import { expect, it } from "vitest";
import { createRoutes } from "../../routes.tsx";
import { meantPage } from "./meant-page.ts";

const { path } = paths.about;
const routes = createRoutes(async () => null);
const routeOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.id;

it.each([path.toUpperCase(), `${path[0]}${path[1]?.toUpperCase()}${path.slice(2)}`])(
  "%s is not found, as on the host, and its page links to the one meant",
  (address) => {
    expect(routeOf(path)).toBe("about");
    expect(routeOf(address)).not.toBe("about");
    expect(meantPage(address)).toEqual({ path, id: "about" });
  },
);

it.each([
  `/${path}`,
  `${path}.`,
  `${path}/`,
  `${path}%20`,
  `${path}.html`,
  path.replace("a", "%61"),
])("%s means the same page", (address) => {
  expect(meantPage(address)).toEqual({ path, id: "about" });
});

it("means an article in another case, and nothing where no page is alike", () => {
  expect(meantPage("/Blog/Some-Article")).toEqual({ path: "/blog/some-article", id: undefined });
  expect(meantPage("/nowhere-at-all")).toBeUndefined();
  expect(meantPage("/%E0%A4%A")).toBeUndefined();
  expect(meantPage(path)).toBeUndefined();
});
