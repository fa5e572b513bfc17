"use client";

import { classesFor } from "../definition/definition.ts";
import { Icon } from "../icon/icon.tsx";
import close from "../icon-button/close.module.css";
import { StatusIcon } from "../status-badge/status-icon.tsx";
import { toastDefinition } from "./toast.definition.ts";
import styles from "./toast.module.css";
import type { ToastMessage } from "./toasts.ts";

const classes = classesFor(toastDefinition, { ...styles, root: styles.card });

interface ToastCardProps {
  message: ToastMessage;
  /** Accessible name of the close button. */
  closeLabel: string;
  onClose: () => void;
}

/** One message, as it looks. */
export function ToastCard({ message, closeLabel, onClose }: ToastCardProps) {
  const { title, text, tone = "success", action } = message;
  return (
    <div className={classes({ tone })}>
      <StatusIcon shape={tone} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      <div className={styles.buttons}>
        {action ? (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.onClick();
              onClose();
            }}
          >
            {action.label}
          </button>
        ) : null}
        <button type="button" aria-label={closeLabel} className={close.close} onClick={onClose}>
          <Icon name="close" size="sm" />
        </button>
      </div>
    </div>
  );
}
