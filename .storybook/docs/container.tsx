import { showBrand } from "@kolam/ui/studio/preview/brand-sheet";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useLayoutEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { create } from "storybook/theming";
import { brandTheme } from "../brand-theme.ts";
import { brandCssOf } from "../brands.ts";
import { showTheme, type ToolbarTheme, toolbarThemes } from "../themes.ts";

type Channel = DocsContainerProps["context"]["channel"];

const isTheme = (value: unknown): value is ToolbarTheme =>
  typeof value === "string" && value in toolbarThemes;

/** The toolbar's choice; before it is used, the address's or none. */
function choicesOf(channel: Channel): Readonly<Record<string, unknown>> {
  const [said] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return said?.globals ?? {};
}

/**
 * The theme of Storybook's parts of the page, in the colours and the typeface that the tokens now
 * have.
 */
function shownTheme(name: ToolbarTheme) {
  const probe = document.body.appendChild(document.createElement("i"));
  const theme = brandTheme(name, (token) => {
    probe.style.color = `var(--k-color-${token})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return create({ ...theme, fontBase: "var(--k-font-text)" });
}

/** The frame of every docs page, in the theme and the brand that the toolbar says. */
export default function KitDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [theme, setTheme] = useState(() => create(brandTheme("light")));

  useLayoutEffect(() => {
    const update = () => {
      const choices = choicesOf(channel);
      const name = isTheme(choices.theme) ? choices.theme : "light";
      showTheme(name);
      showBrand(document, brandCssOf(choices));
      setTheme(shownTheme(name));
    };
    update();
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);

  return <DocsContainer {...props} theme={theme} />;
}
