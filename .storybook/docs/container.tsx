import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { brandTheme } from "../brand-theme.ts";
import { showTheme, type ToolbarTheme, toolbarThemes } from "../themes.ts";

type Channel = DocsContainerProps["context"]["channel"];

const isTheme = (value: unknown): value is ToolbarTheme =>
  typeof value === "string" && value in toolbarThemes;

/** The theme that the toolbar says; before anybody has touched it, that of the address or the light one. */
function themeOf(channel: Channel): ToolbarTheme {
  const [said] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return isTheme(said?.globals.theme) ? said.globals.theme : "light";
}

/** The frame of every docs page, in the theme that the toolbar says. */
export default function KitDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [theme, setTheme] = useState(() => themeOf(channel));

  useEffect(() => {
    const update = () => setTheme(themeOf(channel));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);

  useEffect(() => showTheme(theme), [theme]);

  return <DocsContainer {...props} theme={brandTheme(theme)} />;
}
