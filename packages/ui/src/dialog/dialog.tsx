import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { dialogDefinition } from "./dialog.definition.ts";
import styles from "./dialog.module.css";
import { Modal, type ModalProps } from "./modal.tsx";

export type { LayerChange, LayerReason } from "./modal.tsx";

const classes = classesFor(dialogDefinition, styles);

export interface DialogProps extends ModalProps, VariantsOf<typeof dialogDefinition> {}

/**
 * A modal window over the page. Focus moves into it, stays there and returns on closing; Escape and
 * a click outside close it; the page behind it does not scroll.
 */
export function Dialog({ size, className, ...modal }: DialogProps) {
  return <Modal {...modal} panel={classes({ size }, className)} />;
}
