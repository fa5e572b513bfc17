import { isAt, sees, test } from "../visitors/test.ts";
import { css, link } from "../visitors/visitor.ts";

test("the first click on a link leads on, and back again", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.click(link("Blog", "header"));
  await isAt(visitor, "/blog");
  await sees(visitor, css("main h1"));
  await visitor.back();
  await isAt(visitor, "/");
});
