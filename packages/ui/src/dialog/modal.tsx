"use client";

import * as Radix from "@radix-ui/react-dialog";
import {
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useHydrated } from "../hydrated/hydrated.tsx";
import styles from "./modal.module.css";
import { ModalContent, type ModalContentProps } from "./modal-content.tsx";
import { pageScrolls, shadePage } from "./shade-page.ts";

/** What Dialog and Drawer have in common. */
export interface ModalProps extends ModalContentProps {
  /** The control that opens it, a button. Leave it out where the parent keeps `open`. */
  readonly trigger?: ReactElement | undefined;
  /** Whether it is open, when the parent keeps that. */
  readonly open?: boolean | undefined;
  /** Whether it is open at first, when it keeps that itself. */
  readonly defaultOpen?: boolean | undefined;
  /** Told every wish to open or close: trigger, close button, Escape, press outside, followed link. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Whether following a link inside closes it, for routers that keep the page. Focus is then left to
   * the new page instead of going back to the trigger.
   */
  readonly closeOnLink?: boolean | undefined;
  /** What gets focus on closing where there is no `trigger`; otherwise what had it on opening. */
  readonly returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

interface Skin {
  /** Classes of the panel. */
  readonly panel: string;
}

/** Whether a click on `target` takes this tab to another place in the site. */
function followsLink(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return false;
  }
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  return (
    link instanceof HTMLAnchorElement &&
    link.origin === location.origin &&
    (link.target === "" || link.target === "_self") &&
    !link.hasAttribute("download")
  );
}

interface OverlayProps {
  state: "open" | "closed";
}

/** The shade. While it is there the page under it is held still. */
function Overlay({ state, ...rest }: OverlayProps) {
  // Before anything is put into the page, which would have to be laid out for the answer.
  const [isLocked] = useState(pageScrolls);
  useLayoutEffect(() => shadePage(isLocked), [isLocked]);
  return <div {...rest} className={styles.overlay} data-state={state} data-k-shade="" />;
}

const parts = { Title: Radix.Title, Description: Radix.Description, Close: Radix.Close };

/** A modal dialog on Radix, with an overlay of our own: Radix's writes a stylesheet into the page. */
export function Modal({
  trigger,
  open: given,
  defaultOpen = false,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  footer,
  closeOnLink = false,
  returnFocusTo,
  panel,
}: ModalProps & Skin) {
  const [kept, setKept] = useState(defaultOpen);
  // Not on the server, which cannot hold the page still or the focus inside.
  const open = useHydrated() && (given ?? kept);
  const opener = useRef<Element>(null);
  const followed = useRef(false);

  const change = (next: boolean) => {
    if (given === undefined) setKept(next);
    onOpenChange?.(next);
  };

  const onClick = (event: MouseEvent) => {
    if (!closeOnLink || !followsLink(event)) return;
    followed.current = true;
    change(false);
  };

  return (
    <Radix.Root open={open} onOpenChange={change}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Overlay state={open ? "open" : "closed"} />
        <Radix.Content
          className={`${styles.panel} ${panel}`}
          onClick={onClick}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
            followed.current = false;
          }}
          onCloseAutoFocus={(event) => {
            if (followed.current) {
              event.preventDefault();
            } else if (!trigger) {
              // Radix gives focus back to its own trigger only, and would lose it here.
              event.preventDefault();
              const back = returnFocusTo?.current ?? opener.current;
              if (back instanceof HTMLElement) back.focus();
            }
          }}
        >
          <ModalContent
            title={title}
            description={description}
            closeLabel={closeLabel}
            footer={footer}
            parts={parts}
          >
            {children}
          </ModalContent>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
