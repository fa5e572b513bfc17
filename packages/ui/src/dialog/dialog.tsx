import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { dialogDefinition } from "./dialog.definition.ts";
import styles from "./dialog.module.css";
import { Modal, type ModalProps } from "./modal.tsx";

const classes = classesFor(dialogDefinition, styles);

export interface DialogProps extends ModalProps, VariantsOf<typeof dialogDefinition> {
  readonly className?: string | undefined;
}

/**
 * A window over the page that must be dealt with first. Focus moves into it, stays there and goes
 * back to where it was; Escape and a press outside close it; the page behind stands still.
 */
export function Dialog({ size, className, ...modal }: DialogProps) {
  return <Modal {...modal} panel={classes({ size }, className)} />;
}
