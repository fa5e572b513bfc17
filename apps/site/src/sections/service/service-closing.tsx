import type { ServiceId } from "@kolam/content/model/pages/paths";
import type { Closing as Words } from "@kolam/content/model/types/closing";
import type { ReactNode } from "react";
import { Closing } from "../closing.tsx";
import styles from "./service-closing.module.css";
import { tickedActions } from "./ticked-actions.ts";

interface ServiceClosingProps {
  /** The service that the quote request has ticked. */
  service: ServiceId;
  words: Words;
  /** An echo of what the page has shown, drawn differently. */
  art?: ReactNode;
}

/**
 * The call to action at the end of a service page, dark since the results have the other colour.
 */
export function ServiceClosing({ service, words, art }: ServiceClosingProps) {
  const actions = tickedActions(words.actions, service);
  return <Closing words={{ ...words, actions }} tone="feature" art={art} className={styles.root} />;
}
