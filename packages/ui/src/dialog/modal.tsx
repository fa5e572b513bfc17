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
import { isComposing } from "../element/is-composing.ts";
import { isPlain } from "../element/is-plain.ts";
import type { RootProps } from "../element/root-props.ts";
import { treeOf } from "../element/tree-of.ts";
import { useHydrated } from "../hydrated/hydrated.tsx";
import { keepTab } from "./keep-tab.ts";
import styles from "./modal.module.css";
import { ModalContent, type ModalContentProps } from "./modal-content.tsx";
import { pageScrolls, shadePage } from "./shade-page.ts";
import { useCloseRequest } from "./use-close-request.ts";
import { useLayerHost } from "./use-layer-host.ts";

/** What opens or closes a layer; `close` is its button, `back` that of a phone. */
export type LayerReason = "trigger" | "close" | "escape" | "outside" | "link" | "back";

/** A change that a layer is about to make by itself. */
export interface LayerChange {
  /** What the visitor did. */
  readonly reason: LayerReason;
  /** Cancels the change, e.g. to ask first whether what was typed may be discarded. */
  readonly refuse: () => void;
}

/** Props that Dialog and Drawer share. Attributes, `ref` and events go to the panel. */
export interface ModalProps extends ModalContentProps, RootProps<"div", "title" | "children"> {
  /** The button that opens it. Optional if the parent controls `open`. */
  readonly trigger?: ReactElement | undefined;
  /** Whether it is open (controlled). */
  readonly open?: boolean | undefined;
  /** Whether it is open initially (uncontrolled). */
  readonly defaultOpen?: boolean | undefined;
  /** Called when it should open or close, with the reason; `refuse()` cancels the change. */
  readonly onOpenChange?: ((open: boolean, change: LayerChange) => void) | undefined;
  /**
   * Where it is put in the page. Default: the end of the body, or of the shadow root that it is in.
   */
  readonly container?: Element | null | undefined;
  /**
   * Whether following a link inside closes it, for client-side routers. Focus then does not return
   * to the trigger, so that the router can move it.
   */
  readonly closeOnLink?: boolean | undefined;
  /**
   * Element to focus on closing if there is no `trigger`. Default: the one that was focused before.
   */
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

/**
 * Whether a press is outside the panel, on the page behind it. Anything above both was put there by
 * a browser extension, for use with the panel's content, and does not count.
 */
function isOnPage({ target }: Event, host: Element | undefined): boolean {
  if (!(target instanceof Element)) return false;
  const root = host?.getRootNode();
  // Outside a shadow root, the target of a press in it is its host.
  const isOurs = root instanceof ShadowRoot && root.host === target;
  return isOurs || target.matches("[data-k-shade], body, html");
}

/** Milliseconds within which a system takes two presses for one double press, at most. */
const doublePress = 500;

/** What opened a layer, and when. */
interface Opening {
  readonly by: Element | null;
  readonly at: number;
}

/**
 * Whether a press is the second of a double press on what opened the layer, which the backdrop now
 * covers.
 */
function isSecondPress({ clientX, clientY, timeStamp }: PointerEvent, opening: Opening): boolean {
  if (opening.by === null || opening.by === document.body) return false;
  if (timeStamp - opening.at > doublePress) return false;
  const { left, right, top, bottom } = opening.by.getBoundingClientRect();
  return clientX > left && clientX < right && clientY > top && clientY < bottom;
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
  container,
  title,
  description,
  closeLabel,
  children,
  footer,
  closeOnLink = false,
  returnFocusTo,
  panel,
  onClick,
  onKeyDown,
  ...rest
}: ModalProps & Skin) {
  const [kept, setKept] = useState(defaultOpen);
  // Never open on the server, where scroll lock and focus trap do not work.
  const open = useHydrated() && (given ?? kept);
  const place = useRef<HTMLButtonElement & HTMLSpanElement>(null);
  const host = useLayerHost(place, open, container);
  const opening = useRef<Opening>({ by: null, at: 0 });
  const followed = useRef(false);

  const change = (next: boolean, reason: LayerReason) => {
    let isRefused = false;
    const refuse = () => {
      isRefused = true;
    };
    onOpenChange?.(next, { reason, refuse });
    if (!isRefused && given === undefined) setKept(next);
    return !isRefused;
  };

  useCloseRequest(open, () => change(false, "back"));

  const click = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    if (!closeOnLink || !followsLink(event)) return;
    followed.current = change(false, "link");
  };

  return (
    <Radix.Root
      open={open && host !== undefined}
      onOpenChange={(next) => change(next, next ? "trigger" : "close")}
    >
      {trigger ? (
        <Radix.Trigger ref={place} asChild>
          {trigger}
        </Radix.Trigger>
      ) : (
        <span ref={place} hidden />
      )}
      <Radix.Portal container={host}>
        <Overlay state={open ? "open" : "closed"} />
        <Radix.Content
          {...rest}
          className={`${styles.panel} ${panel}`}
          onClick={click}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            keepTab(event);
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            if (isComposing(event)) return;
            // A toast that is above the layer closes first.
            if (!document.activeElement?.closest("[data-k-toasts]")) change(false, "escape");
          }}
          onPointerDownOutside={(event) => {
            event.preventDefault();
            const { originalEvent } = event.detail;
            const { button, ctrlKey } = originalEvent;
            if (button !== 0 || ctrlKey || !isOnPage(originalEvent, host)) return;
            if (!isSecondPress(originalEvent, opening.current)) change(false, "outside");
          }}
          onOpenAutoFocus={() => {
            const focused = treeOf(place.current).activeElement;
            const by = trigger ? (place.current ?? focused) : focused;
            opening.current = { by, at: performance.now() };
            followed.current = false;
          }}
          onCloseAutoFocus={(event) => {
            if (followed.current) {
              event.preventDefault();
            } else if (!trigger) {
              // Radix returns focus only to its own trigger and would lose it here.
              event.preventDefault();
              const back = returnFocusTo?.current ?? opening.current.by;
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
