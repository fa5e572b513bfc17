import type { ElementType, ReactNode } from "react";
import close from "../icon-button/close.module.css";
import styles from "./modal.module.css";

/** The content of a modal. */
export interface ModalContentProps {
  /** Heading and accessible name of the dialog. */
  readonly title: ReactNode;
  /** A sentence read out after the title. */
  readonly description?: ReactNode;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** The content between head and footer; it scrolls if it is taller than the window. */
  readonly children: ReactNode;
  /** Actions at the bottom, which stay visible while the content scrolls. */
  readonly footer?: ReactNode;
}

interface Parts {
  /** The components for title, description and close button. */
  readonly parts: Readonly<Record<"Title" | "Description" | "Close", ElementType>>;
}

/** Header, body and footer of a modal's panel. */
export function ModalContent({
  title,
  description,
  closeLabel,
  children,
  footer,
  parts: { Title, Description, Close },
}: ModalContentProps & Parts) {
  return (
    <>
      <div className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        <Close className={close.close} aria-label={closeLabel}>
          <span className={styles.cross} aria-hidden="true" />
        </Close>
      </div>
      <div className={styles.body}>
        {description ? (
          <Description className={styles.description}>{description}</Description>
        ) : null}
        {children}
      </div>
      {footer ? <div className={styles.foot}>{footer}</div> : null}
    </>
  );
}
