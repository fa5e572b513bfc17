import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { brandTheme } from "../brand-theme.ts";
import { type StoryTheme, showTheme, storyThemes } from "../themes.ts";

type Channel = DocsContainerProps["context"]["channel"];

/** The theme that the toolbar says; before anybody has touched it, that of the address or the first one. */
function themeOf(channel: Channel): StoryTheme {
  const [said] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return storyThemes.find((theme) => theme === said?.globals.theme) ?? storyThemes[0];
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
