import styles from "./five-users.module.css";

/** Five users, each with a loop around the fault that they found, and a sixth without one. */
export function FiveUsers() {
  return (
    <svg viewBox="0 0 108 72" className={styles.users} aria-hidden="true">
      <path d="M3 18a15 15 0 1 1 30 0a15 15 0 1 1-30 0m36 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0m36 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0m-72 36a15 15 0 1 1 30 0a15 15 0 1 1-30 0m36 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0" />
      <path className={styles.dots} d="M18 18h0m36 0h0m36 0h0m-72 36h0m36 0h0m36 0h0" />
    </svg>
  );
}
