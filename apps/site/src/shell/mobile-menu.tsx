import { Icon } from "@kolam/ui/icon";
import { shell } from "@site/texts/shell";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { retryImport } from "../browser/retry-import.ts";
import styles from "./mobile-menu.module.css";

const importDrawer = retryImport(() => import("./mobile-menu-drawer.tsx"));
const MobileMenuDrawer = lazy(async () => ({ default: (await importDrawer()).MobileMenuDrawer }));

/** The menu on narrow screens: a button whose dialog is fetched on demand. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    // In a wide window the button is gone, and the header has the links.
    const closeWhenWide = () => {
      if (!trigger.current?.checkVisibility()) setOpen(false);
    };
    addEventListener("resize", closeWhenWide);
    return () => removeEventListener("resize", closeWhenWide);
  }, [open]);
  const show = () => {
    importDrawer().then(
      () => {
        setIsLoaded(true);
        setOpen(true);
      },
      () => {
        // If the dialog cannot be fetched, go to the footer, which lists all pages.
        location.hash = "footer";
      },
    );
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={shell.menu.open}
        onPointerDown={() => importDrawer().catch(() => {})}
        onClick={show}
      >
        <Icon name="menu" />
      </button>
      {isLoaded ? (
        <Suspense fallback={null}>
          <MobileMenuDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
