"use client";

import { Button } from "@kolam/ui/button";

function choose(theme: "light" | "dark") {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem("theme", theme);
}

/** Two buttons that choose a theme for this visit and later ones. */
export function ThemeButtons() {
  return (
    <>
      <Button tone="quiet" onClick={() => choose("light")}>
        Light
      </Button>
      <Button tone="quiet" onClick={() => choose("dark")}>
        Dark
      </Button>
    </>
  );
}
