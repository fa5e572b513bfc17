"use client";

import { notFound } from "@kolam/content/not-found";
import { Button } from "@kolam/ui/button";
import { useNavigate } from "react-router-dom";
import styles from "./not-found-page.module.css";

/** Goes back to where the visitor came from; home, where there is nothing to go back to. */
export function GoBack({ label }: { label: string }) {
  const navigate = useNavigate();
  return (
    <Button
      size="lg"
      tone="outline"
      className={styles.back}
      onClick={() => (history.length > 1 ? history.back() : navigate(notFound.actions.home.href))}
    >
      {label}
    </Button>
  );
}
