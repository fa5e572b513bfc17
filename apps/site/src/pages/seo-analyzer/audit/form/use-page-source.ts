"use client";

import {
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { type HeldPage, heldFile, heldPaste, LONG_PASTE } from "./audit-source.ts";

/** Where the page to audit comes from. The controls belong to the browser and keep their values. */
export interface PageSource {
  readonly text: RefObject<HTMLTextAreaElement | null>;
  readonly file: RefObject<HTMLInputElement | null>;
  /** What is audited in place of the text box's text. */
  readonly held: HeldPage | null;
  /** Whether a file is being dragged over. */
  readonly isOver: boolean;
  readonly takePaste: (event: ClipboardEvent) => void;
  readonly takeFile: () => void;
  readonly drop: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
  /** Lets go of what is held. */
  readonly release: () => void;
  /** The page to audit; an empty text when there is none. */
  readonly read: () => string | Blob;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/**
 * The text box, the file field and the drop target, as one source.
 *
 * @param onNew told when the visitor brings a page: pastes, chooses or drops one
 */
export function usePageSource(onNew: () => void): PageSource {
  const text = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [held, setHeld] = useState<HeldPage | null>(null);
  const [isOver, setIsOver] = useState(false);

  const takeFile = () => {
    const chosen = file.current?.files?.[0];
    setHeld(chosen ? heldFile(chosen) : null);
    if (chosen) onNew();
  };

  // A file that was chosen before the page was hydrated.
  useEffect(() => {
    const chosen = file.current?.files?.[0];
    if (chosen) setHeld(heldFile(chosen));
  }, []);

  const clearFile = () => {
    if (file.current) file.current.value = "";
  };

  return {
    text,
    file,
    held,
    isOver,
    takeFile,
    takePaste: (event) => {
      onNew();
      const pasted = event.clipboardData.getData("text/plain");
      if (pasted.length < LONG_PASTE) return;
      event.preventDefault();
      clearFile();
      setHeld(heldPaste(pasted));
    },
    drop: {
      onDragOver: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: (event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false);
      },
      onDrop: (event) => {
        setIsOver(false);
        const dropped = event.dataTransfer.files[0];
        if (!dropped || !file.current) return;
        event.preventDefault();
        const one = new DataTransfer();
        one.items.add(dropped);
        file.current.files = one.files;
        takeFile();
      },
    },
    release: () => {
      clearFile();
      setHeld(null);
    },
    read: () => held?.content ?? text.current?.value ?? "",
  };
}
