import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, it } from "vitest";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Drawer } from "../drawer/drawer.tsx";
import { NavigationMenu } from "../navigation-menu/navigation-menu.tsx";
import { Newsletter } from "../newsletter/newsletter.tsx";
import { Stepper } from "../stepper/stepper.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";
import { filled } from "./pattern.ts";

/**
 * What a client component gets in place of an element that an async server component has yet to
 * make.
 */
function pending<P>(element: ReactElement<P>): ReactElement<P> {
  let made = false;
  const making = Promise.resolve(element).finally(() => {
    made = true;
  });
  const _init = () => {
    if (!made) throw making;
    return element;
  };
  return { $$typeof: Symbol.for("react.lazy"), _payload: making, _init } as never;
}

const link = (name: string) => pending(<a href={`/${name}`} className="own" data-loaded={name} />);
const control = pending(<button type="button" data-loaded="control" />);

const elements: Record<string, ReactElement> = {
  Breadcrumbs: <Breadcrumbs label="B" current="C" items={[{ label: "A", link: link("a") }]} />,
  NavigationMenu: (
    <NavigationMenu
      label="Main"
      items={[
        {
          label: "A",
          link: link("a"),
          panel: { triggerLabel: "Show", links: [{ label: "B", link: link("b") }] },
        },
      ]}
    />
  ),
  Newsletter: (
    <Newsletter title="N" form={pending(<form data-loaded="form" />)} fields="" submit="" />
  ),
  Stepper: (
    <Stepper
      label="S"
      steps={[{ label: "One", control: link("one") }]}
      current={1}
      formatStep="Step {n} of {total}"
      completedText="done"
      notCompletedText="to do"
    />
  ),
  Tooltip: <Tooltip text="words">{control}</Tooltip>,
  Dialog: (
    <Dialog trigger={control} title="D" closeLabel="Close">
      text
    </Dialog>
  ),
  Drawer: (
    <Drawer trigger={control} title="D" closeLabel="Close">
      text
    </Drawer>
  ),
};

it.each(Object.entries(elements))(
  "%s waits for an element that a server component is still making",
  async (_name, element) => {
    const { prelude } = await prerenderToNodeStream(element);
    expect(await text(prelude as NodeJS.ReadableStream & AsyncIterable<Buffer>)).toMatch(
      /data-loaded="/,
    );
  },
);

it("fills patterns, and calls functions", () => {
  expect(filled("{n} of {total} · {total}: {n}", 2, 9)).toBe("2 of 9 · 9: 2");
  expect(filled((n, total) => `${n + total}`, 2, 9)).toBe("11");
});
