import { expect, it } from "vitest";
import { refuseOldAddresses } from "./old-addresses.ts";

const check = (old: Readonly<Record<string, string>>) => () =>
  refuseOldAddresses(old, ["/", "/about"], new Set(["index.html", "feed.xml", "404.html"]));

it("old addresses of any kind lead to pages, or are gone", () => {
  const to = "/about";
  const old = { "/Old/Über.aspx": to, "/a,1/b.php": to, "/About": to, "/2019/05": "gone" };
  const sent = Object.entries(old).map(([from, target]) => [encodeURI(from), target]);
  expect(check(Object.fromEntries(sent))).not.toThrow();
});

it.each<[Readonly<Record<string, string>>, string]>([
  [{ "/old": "/nowhere" }, "no page /nowhere"],
  [{ "/old": "/older", "/older": "/about" }, "Write “/about” instead"],
  [{ "/old": "/older", "/older": "gone" }, "Write “gone” instead"],
  [{ "/old": "/older", "/older": "/old" }, "Write the page at the end"],
  [{ "/old": "/old" }, "is an old address itself"],
  [{ "/about": "/" }, "the site’s own"],
  [{ "/": "/about" }, "the site’s own"],
  [{ "/feed.xml": "/about" }, "the site’s own"],
  [{ "/404": "gone" }, "the site’s own"],
  [{ "/not-found": "gone" }, "the site’s own"],
  [{ "/old/": "/about" }, "Write it as “/old”"],
  [{ "/old.html": "/about" }, "Write it as “/old”"],
  [{ "//old": "/about" }, "Write it as “/old”"],
  [{ "/über": "/about" }, "Write it as “/%C3%BCber”"],
  ...["/old/*", "/:old", "/o ld", "/o%20ld", "/old#a", "/old?a=b", "/{old}", "/%zz", "/a;b"].map(
    (path) => [{ [path]: "/about" }, "Hosts ignore it"] satisfies [object, string],
  ),
])("%j is refused", (old, message) => {
  expect(check(old)).toThrow(message);
});
