import { Alert } from "@kolam/ui/alert";
import { Button } from "@kolam/ui/button";
import { FileField } from "@kolam/ui/file-field";
import { FormRow } from "@kolam/ui/form-row";
import { Progress } from "@kolam/ui/progress";
import { Stack } from "@kolam/ui/stack";
import { TextArea } from "@kolam/ui/text-area";
import { TextField } from "@kolam/ui/text-field";
import { auditWords } from "@site/texts/analyzer/analyzer-audit";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { retryImport } from "../../../../browser/retry-import.ts";
import panel from "../../parts/panel.module.css";
import type { AuditState } from "../use-audit.ts";
import styles from "./audit-form.module.css";
import { readAddress } from "./audit-source.ts";
import { HeldCard } from "./held-card.tsx";
import { usePageSource } from "./use-page-source.ts";

const { intro, privacy, form: words, refused, stages } = auditWords;

const loadExample = retryImport(() => import("@site/texts/analyzer/example-page"));

interface Errors {
  readonly html?: string;
  readonly url?: string;
}

interface AuditFormProps {
  state: AuditState;
  submit: RefObject<HTMLButtonElement | null>;
  onAudit: (source: string | Blob, url: string | undefined) => void;
  onCancel: () => void;
}

/** The form of the audit: a page as text or as a file, and its address. */
export function AuditForm({ state, submit, onAudit, onCancel }: AuditFormProps) {
  const address = useRef<HTMLInputElement>(null);
  const exampleAddress = useRef("");
  // With the example's address, any other page would count as a copy of the example.
  const source = usePageSource(() => {
    if (address.current?.value === exampleAddress.current) address.current.value = "";
  });
  const [errors, setErrors] = useState<Errors>({});
  const isRunning = state.kind === "running";

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    const page = source.read();
    const url = readAddress(address.current?.value ?? "");
    const isEmpty = typeof page === "string" && page.trim() === "";
    flushSync(() =>
      setErrors({
        ...(isEmpty ? { html: words.html.empty } : {}),
        ...(url === null ? { url: words.url.invalid } : {}),
      }),
    );
    if (isEmpty) source.text.current?.focus();
    else if (url === null) address.current?.focus();
    else onAudit(page, url);
  };

  const release = () => {
    flushSync(() => {
      source.release();
      setErrors({});
    });
    source.text.current?.focus();
  };

  const fillInExample = async () => {
    const { examplePage, exampleUrl } = await loadExample();
    source.release();
    if (source.text.current) source.text.current.value = examplePage;
    if (address.current) address.current.value = exampleUrl;
    exampleAddress.current = exampleUrl;
    setErrors({});
  };

  return (
    <Stack gap={5}>
      <p className={panel.note}>{intro}</p>
      <form
        className={`${styles.form} ${source.isOver ? styles.over : ""}`}
        noValidate
        onSubmit={send}
        {...source.drop}
      >
        <div className={styles.page}>
          {source.held ? <HeldCard page={source.held} onRemove={release} /> : null}
          <div hidden={source.held !== null}>
            <TextArea
              ref={source.text}
              className={styles.html}
              label={words.html.label}
              hint={words.html.hint}
              placeholder={words.html.placeholder}
              error={errors.html}
              rows={10}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              onPaste={source.takePaste}
              onChange={() => setErrors(({ html: _, ...others }) => others)}
            />
          </div>
        </div>
        <Stack gap={6}>
          <FormRow>
            <FileField
              ref={source.file}
              label={words.file.label}
              formatsText={words.file.formats}
              description={words.file.description}
              accept=".html,.htm,.xhtml,text/html,application/xhtml+xml"
              onChange={() => {
                setErrors({});
                source.takeFile();
              }}
            />
            <TextField
              ref={address}
              type="url"
              label={words.url.label}
              optionalText={words.url.optional}
              hint={words.url.hint}
              placeholder={words.url.placeholder}
              error={errors.url}
              autoComplete="off"
              spellCheck={false}
              onChange={() => setErrors(({ url: _, ...others }) => others)}
            />
          </FormRow>
          <Alert title={privacy.title}>
            <p>{privacy.text}</p>
          </Alert>
        </Stack>
        <Stack gap={6} className={styles.foot}>
          {state.kind === "refused" ? (
            <Alert tone="error" role="alert" title={refused.title}>
              <p>{state.message}</p>
            </Alert>
          ) : null}
          <div className={panel.row}>
            <Button ref={submit} type="submit" size="lg" state={isRunning ? "busy" : "idle"}>
              {isRunning ? words.auditing : words.audit}
            </Button>
            {isRunning ? (
              <Button size="lg" tone="outline" onClick={onCancel}>
                {words.cancel}
              </Button>
            ) : (
              <Button size="lg" tone="quiet" onClick={() => void fillInExample()}>
                {words.example}
              </Button>
            )}
          </div>
          {isRunning ? <Progress label={stages[state.stage]} /> : null}
        </Stack>
        <p className={styles.drop} aria-hidden="true">
          {words.drop}
        </p>
      </form>
    </Stack>
  );
}
