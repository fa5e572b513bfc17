import { paths } from "@kolam/content/paths";
import { isAt, sees, test } from "../visitors/test.ts";
import { css, link } from "../visitors/visitor.ts";

test("the first click on a link leads on, and back again", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.click(link(paths.about.title, "header"));
  await isAt(visitor, "/about");
  await sees(visitor, css("main h1"));
  await visitor.back();
  await isAt(visitor, "/");
});
