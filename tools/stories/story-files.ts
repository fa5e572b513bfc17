import type { StoryModule } from "@kolam/ui/testing/compose";

/**
 * Storybook's story files, the site's included. Its whole pages are left out: the build renders
 * each of them, and the site's journeys hydrate and measure them.
 */
export const storyFiles = Object.values(
  import.meta.glob<StoryModule>(
    [
      "../../packages/ui/{src,bands,studio}/**/*.stories.tsx",
      "../../apps/site/src/**/*.stories.tsx",
      "!**/*-page.stories.tsx",
    ],
    { eager: true },
  ),
);
