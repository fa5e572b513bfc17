// @vitest-environment jsdom
import { createElement, createRef } from "react";
import { expect, it } from "vitest";
import { composeFile, type StoryModule } from "../testing/compose.tsx";
import { emptyPage, show } from "../testing/jsdom-page.ts";

emptyPage();

const files = import.meta.glob<StoryModule>("../*/*.stories.tsx", { eager: true });
/** The component of each file with the props of its first story. Layers have to be open. */
const components = Object.values(files).flatMap((file) => {
  const { component, title = "", args } = file.default;
  const props = { ...args, ...composeFile(file)[0]?.args };
  if (!component || title.startsWith("Hooks/")) return [];
  return [{ title, component, props: "trigger" in props ? { ...props, open: true } : props }];
});

it.each(components)("$title passes its ref on", async ({ component, props }) => {
  const ref = createRef<Element>();
  await show(createElement(component, { ...props, ref } as object));
  expect(ref.current).toBeInstanceOf(Element);
});
