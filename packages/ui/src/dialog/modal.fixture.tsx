import { classList } from "../element/class-list.ts";
import stage from "../testing/stage.module.css";
import modal from "./modal.module.css";
import { ModalContent, type ModalContentProps } from "./modal-content.tsx";

const parts = { Title: "h2", Description: "p", Close: "button" } as const;

interface StillModalProps extends ModalContentProps {
  /** Classes of the panel. */
  panel: string;
  /** Places the panel at the side of a narrow window instead of in the middle of a wide one. */
  side?: boolean;
  /** Makes the window as wide as there is room, instead of as wide as a desktop's. */
  fluid?: boolean;
}

/**
 * A modal's panel in a simulated window, for matrix stories and examples. Only one real modal can
 * be open at a time, and it covers everything.
 */
export function StillModal({ panel, side = false, fluid = false, ...content }: StillModalProps) {
  return (
    <div className={classList(stage.window, side && stage.windowSide, fluid && stage.windowFluid)}>
      <div className={`${modal.panel} ${panel}`} data-state="open">
        <ModalContent {...content} parts={parts} />
      </div>
    </div>
  );
}
