import { shell } from "@kolam/content/shell";
import { Icon } from "@kolam/ui/icon";
import { lazy, Suspense, useState } from "react";
import { retryImport } from "../browser/retry-import.ts";
import styles from "./mobile-menu.module.css";
import type { MobileMenuProps } from "./mobile-menu-drawer.tsx";

const importDrawer = retryImport(() => import("./mobile-menu-drawer.tsx"));
const MobileMenuDrawer = lazy(async () => ({ default: (await importDrawer()).MobileMenuDrawer }));

/** The phone's menu: a button here; the dialog it opens is fetched when it is wanted. */
export function MobileMenu({ phone }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    importDrawer().then(
      () => {
        setWanted(true);
        setOpen(true);
      },
      () => {
        // Without the dialog the footer's list of all pages serves as the menu.
        location.hash = "footer";
      },
    );
  };
  return (
    <>
      <button
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
      {wanted ? (
        <Suspense fallback={null}>
          <MobileMenuDrawer phone={phone} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
