import type { Pattern } from "../element/pattern.ts";
import type { RootProps } from "../element/root-props.ts";
import { FieldFrame } from "../field/field.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFrame } from "../field/use-frame.ts";
import { CharacterCount } from "./character-count.tsx";
import styles from "./text-area.module.css";

export interface TextAreaProps extends FieldProps, RootProps<"textarea", "className" | "children"> {
  /**
   * The number of remaining characters: a pattern such as `"{n} characters left"`, or a function.
   * Shown once a fifth of `maxLength` or less is left, so that it does not distract before.
   */
  formatRemaining?: Pattern | undefined;
}

/**
 * A native field for several lines of text, six by default, which grows with its content. It is
 * uncontrolled unless `value` is set; `ref` and all native attributes go to the `<textarea>`.
 */
export function TextArea({ formatRemaining, rows = 6, ...props }: TextAreaProps) {
  const { frame, control } = useFrame(props);
  return (
    <FieldFrame {...frame}>
      <textarea {...control} rows={rows} className={`${control.className} ${styles.root}`} />
      {formatRemaining && props.maxLength ? (
        <CharacterCount
          maxLength={props.maxLength}
          format={formatRemaining}
          className={styles.count}
        />
      ) : null}
    </FieldFrame>
  );
}
