import { Avatar } from "@kolam/ui/avatar";
import styles from "./initials-plate.module.css";

interface InitialsPlateProps {
  name: string;
  /** The same in each language. */
  id: string;
  className?: string | undefined;
}

/** What stands where others have a picture: large initials, in a box of the pictures' shape. */
export function InitialsPlate({ name, id, className = "" }: InitialsPlateProps) {
  return (
    <span className={`${styles.root} ${className}`}>
      <Avatar name={name} personId={id} tone="feature" className={styles.initials} />
    </span>
  );
}
