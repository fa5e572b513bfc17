import type { ReactNode } from "react";
import styles from "../button/button.module.css";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { type LinkRootProps, LinkSlot } from "../link-slot/link-slot.tsx";
import { buttonLinkDefinition } from "./button-link.definition.ts";

const classes = classesFor(buttonLinkDefinition, styles);

export type ButtonLinkProps = LinkRootProps &
  VariantsOf<typeof buttonLinkDefinition> & {
    /** The label: where it leads. */
    children: ReactNode;
  };

/** A link that looks like a {@link Button}, for navigation rather than actions on the page. */
export function ButtonLink({ tone, size, className, ...link }: ButtonLinkProps) {
  return <LinkSlot {...link} className={classes({ tone, size }, className)} />;
}
