import {
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { type HeldPage, heldFile, heldPaste, LONG_PASTE } from "./audit-source.ts";

/** The source of the page to audit. Its controls are uncontrolled. */
export interface PageSource {
  readonly text: RefObject<HTMLTextAreaElement | null>;
  readonly file: RefObject<HTMLInputElement | null>;
  /** The page that is audited instead of the text in the text box. */
  readonly held: HeldPage | null;
  /** Whether a file is being dragged over the form. */
  readonly isOver: boolean;
  readonly takePaste: (event: ClipboardEvent) => void;
  readonly takeFile: () => void;
  readonly drop: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
  /** Drops the held page. */
  readonly release: () => void;
  /** The page to audit; an empty string when there is none. */
  readonly read: () => string | Blob;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/**
 * Combines the text box, the file field and the drop target.
 *
 * @param onNew called when the visitor pastes, chooses or drops a page
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

  // A file may have been chosen before hydration.
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
