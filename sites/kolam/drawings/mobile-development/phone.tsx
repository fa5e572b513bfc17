import { DeviceFrame } from "@kolam/ui/device-frame";
import type { ReactNode } from "react";
import styles from "./phone.module.css";

/** A phone, as tall as phones are: 9 by 19.5. What is last on its screen is at its foot. */
export function Phone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <DeviceFrame device="phone" title={title} className={styles.phone}>
      {children}
    </DeviceFrame>
  );
}
