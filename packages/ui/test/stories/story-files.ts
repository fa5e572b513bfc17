import type { StoryModule } from "./compose.tsx";

/**
 * Storybook's story files, the site's included. Its whole pages are left out: the build renders
 * each of them, and the site's journeys hydrate and measure them.
 */
export const storyFiles = Object.values(
  import.meta.glob<StoryModule>(
    [
      "../../{src,studio}/**/*.stories.tsx",
      "../../../../apps/site/src/**/*.stories.tsx",
      "!**/*-page.stories.tsx",
    ],
    { eager: true },
  ),
);
