import type { Decorator } from "@storybook/react-vite";

/** For stories: a part of the page in a language that is written from right to left. */
export const rightToLeft =
  (lang: "ar" | "ur"): Decorator =>
  (story) => (
    <div dir="rtl" lang={lang}>
      {story()}
    </div>
  );
