import columns from "@kolam/site/sections/four-columns.module.css";
import { Signature } from "@kolam/site/sections/service/signature.tsx";
import type { mobileDevelopment } from "@site/words/services/mobile-development/page";
import styles from "./conditions.module.css";
import { AccountScreen, OfflineScreen, PaymentScreen, StorageScreen } from "./screens.tsx";

/** The screens in the order of the conditions; a fifth one begins again. */
const screens = [OfflineScreen, PaymentScreen, AccountScreen, StorageScreen] as const;

/** The conditions that an app must work in, each with the screen of an app that does. */
export function Conditions({ words }: { words: (typeof mobileDevelopment)["conditions"] }) {
  return (
    <Signature words={words} surface="alt">
      <ul className={`${columns.list} ${styles.phones}`}>
        {words.items.map((item, index) => {
          const Screen = screens[index % screens.length] ?? OfflineScreen;
          return (
            <li key={item.title} className={styles.phone}>
              <h3 className={columns.title}>{item.title}</h3>
              <p className={columns.text}>{item.text}</p>
              <Screen />
            </li>
          );
        })}
      </ul>
    </Signature>
  );
}
