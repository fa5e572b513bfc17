import { Button } from "@kolam/ui/button";
import { Select } from "@kolam/ui/select";
import { useState } from "react";
import styles from "./entry.module.css";

/** Adds a field that a record does not have and may have. */
export function AddField({
  names,
  add,
}: {
  readonly names: readonly string[];
  readonly add: (name: string) => void;
}) {
  const [name, setName] = useState("");
  if (names.length === 0) return null;
  return (
    <div className={styles.line}>
      <Select
        label="Add a field"
        placeholder="Choose one"
        options={names}
        value={names.includes(name) ? name : ""}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button size="sm" tone="outline" disabled={name === ""} onClick={() => add(name)}>
        Add
      </Button>
    </div>
  );
}
