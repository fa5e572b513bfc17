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
import { isPlain } from "../element/is-plain.ts";
import type { RootProps } from "../element/root-props.ts";
import { useHydrated } from "../hydrated/hydrated.tsx";
import styles from "./modal.module.css";
import { ModalContent, type ModalContentProps } from "./modal-content.tsx";
import { pageScrolls, shadePage } from "./shade-page.ts";
import { useLayerHost } from "./use-layer-host.ts";

/** Props that Dialog and Drawer share. Attributes, `ref` and events go to the panel. */
export interface ModalProps extends ModalContentProps, RootProps<"div", "title" | "children"> {
  /** The button that opens it. Optional if the parent controls `open`. */
  readonly trigger?: ReactElement | undefined;
  /** Whether it is open (controlled). */
  readonly open?: boolean | undefined;
  /** Whether it is open initially (uncontrolled). */
  readonly defaultOpen?: boolean | undefined;
  /** Called when it should open or close: trigger, close button, Escape, click outside, followed link. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Whether following a link inside closes it, for client-side routers. Focus then does not return to
   * the trigger, so that the router can move it.
   */
  readonly closeOnLink?: boolean | undefined;
  /** Element to focus on closing if there is no `trigger`. Default: the one that was focused before. */
  readonly returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

interface Skin {
  /** Classes of the panel. */
  readonly panel: string;
}

/** Whether a click follows a link in this tab. */
function followsLink(event: MouseEvent): boolean {
  if (event.button !== 0 || !isPlain(event)) return false;
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

/** The backdrop. While it is mounted, the page behind it does not scroll. */
function Overlay({ state, ...rest }: OverlayProps) {
  // Read before anything is added to the page, which would force another layout.
  const [isLocked] = useState(pageScrolls);
  useLayoutEffect(() => shadePage(isLocked), [isLocked]);
  return <div {...rest} className={styles.overlay} data-state={state} data-k-shade="" />;
}

const parts = { Title: Radix.Title, Description: Radix.Description, Close: Radix.Close };

/** A modal dialog built on Radix, with its own overlay, since Radix's injects a stylesheet. */
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
  onClick,
  ...rest
}: ModalProps & Skin) {
  const [kept, setKept] = useState(defaultOpen);
  // Never open on the server, where scroll lock and focus trap do not work.
  const open = useHydrated() && (given ?? kept);
  const place = useRef<HTMLSpanElement>(null);
  const host = useLayerHost(place, open);
  const opener = useRef<Element>(null);
  const followed = useRef(false);

  const change = (next: boolean) => {
    if (given === undefined) setKept(next);
    onOpenChange?.(next);
  };

  const click = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    if (!closeOnLink || !followsLink(event)) return;
    followed.current = true;
    change(false);
  };

  return (
    <Radix.Root open={open && host !== undefined} onOpenChange={change}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <span ref={place} hidden />
      <Radix.Portal container={host}>
        <Overlay state={open ? "open" : "closed"} />
        <Radix.Content
          {...rest}
          className={`${styles.panel} ${panel}`}
          onClick={click}
          // A toast stands above every layer, and its buttons belong to none.
          onPointerDownOutside={(event) => {
            if (event.target instanceof Element && event.target.closest("[data-k-toasts]")) {
              event.preventDefault();
            }
          }}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
            followed.current = false;
          }}
          onCloseAutoFocus={(event) => {
            if (followed.current) {
              event.preventDefault();
            } else if (!trigger) {
              // Radix returns focus only to its own trigger and would lose it here.
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
