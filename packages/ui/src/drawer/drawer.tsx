import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { Modal, type ModalProps } from "../dialog/modal.tsx";
import { classList } from "../element/class-list.ts";
import surfaces from "../section/surface.module.css";
import { drawerDefinition } from "./drawer.definition.ts";
import styles from "./drawer.module.css";

const classes = classesFor(drawerDefinition, styles);

export interface DrawerProps extends ModalProps, VariantsOf<typeof drawerDefinition> {}

/**
 * A dialog that slides in from the inline end, or start, for a phone's menu or a list's filters.
 * Following a link inside closes it unless `closeOnLink` is false.
 */
export function Drawer({ surface, side, className, closeOnLink = true, ...modal }: DrawerProps) {
  const tone = surface === "feature" ? surfaces.deep : undefined;
  const panel = classes({ surface, side }, classList(tone, className));
  return <Modal {...modal} closeOnLink={closeOnLink} panel={panel} />;
}
