import styles from "./bar.module.css";

/** How much something is, as a bar; `percent` of the width is filled. The figure itself stands beside it. */
export function Bar({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
      <rect width={percent} height="8" />
    </svg>
  );
}
