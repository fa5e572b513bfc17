import drawing from "virtual:drawing/waiting";
import { Alert } from "@kolam/ui/alert";
import { Button } from "@kolam/ui/button";
import { FormRow } from "@kolam/ui/form-row";
import { Motif } from "@kolam/ui/motif";
import { Progress } from "@kolam/ui/progress";
import { Stack } from "@kolam/ui/stack";
import { TextField } from "@kolam/ui/text-field";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { addressWords } from "@site/texts/analyzer/analyzer-address";
import { type FormEvent, type RefObject, useEffect, useId } from "react";
import { auditableAddress } from "../../../analyzer/auditable-address.ts";
import { canSubmit, type SimulatorState } from "../../../analyzer/simulate/simulator.ts";
import panel from "../parts/panel.module.css";
import type { RealAudit } from "./real-audit.ts";
import styles from "./simulation-form.module.css";

const { intro, input: words, errors, sampleDomains, status } = analyzer;

/** A kolam begins with its dots; the line is drawn during a run. */
const dots = { ...drawing, line: "" };

interface SimulationFormProps {
  state: SimulatorState;
  input: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
  onSubmit: () => void;
  /** Where the page is audited for real as well. */
  real?: RealAudit | undefined;
  /** Called as soon as a run is likely. */
  onPrepare: () => void;
}

/** The form of the simulation: the address, four examples, and the progress of a run. */
export function SimulationForm({
  state,
  input,
  onType,
  onSubmit,
  onPrepare,
  real,
}: SimulationFormProps) {
  const samplesId = useId();
  const isRunning = state.target !== null;
  const hasFailed = state.error === errors.failed;
  // What the simulation refuses may be the address of a page all the same.
  const offered =
    real && state.error === errors.invalid ? auditableAddress(state.input) : undefined;

  // Runs after each failed submit; no other event sets an error.
  useEffect(() => {
    if (state.error !== null && state.error !== errors.failed) input.current?.focus();
  }, [state, input]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };

  const fill = (domain: string) => {
    if (input.current) input.current.value = domain;
    onPrepare();
    onType(domain);
  };

  return (
    <div className={isRunning ? `${styles.root} ${styles.running}` : styles.root}>
      <Stack gap={5}>
        <form className={styles.form} noValidate onSubmit={submit}>
          <FormRow layout="action">
            <TextField
              ref={input}
              label={words.label}
              hint={state.advice || words.hint}
              placeholder={words.placeholder}
              error={hasFailed ? undefined : (state.error ?? undefined)}
              readOnly={isRunning}
              autoComplete="url"
              autoCapitalize="none"
              inputMode="url"
              spellCheck={false}
              onFocus={onPrepare}
              onChange={(event) => onType(event.currentTarget.value)}
            />
            <Button
              type="submit"
              state={isRunning ? "busy" : "idle"}
              aria-disabled={canSubmit(state) ? undefined : true}
            >
              {isRunning ? words.analyzing : words.analyze}
            </Button>
          </FormRow>
          {offered && real ? (
            <Stack gap={2} align="start">
              <p className={panel.note}>{addressWords.offerText}</p>
              <Button tone="outline" onClick={() => real.start(offered.href)}>
                {addressWords.offer(offered.host)}
              </Button>
            </Stack>
          ) : null}
          <Stack gap={2}>
            <p id={samplesId} className={styles.label}>
              {words.samples}
            </p>
            <Stack as="ul" direction="row" gap={2} aria-labelledby={samplesId}>
              {sampleDomains.map((domain) => (
                <li key={domain}>
                  <Button
                    tone="outline"
                    className={styles.sample}
                    aria-disabled={isRunning || undefined}
                    onClick={() => {
                      if (!isRunning) fill(domain);
                    }}
                  >
                    {domain}
                  </Button>
                </li>
              ))}
            </Stack>
          </Stack>
          {hasFailed ? (
            <Alert tone="error" role="alert">
              {errors.failed}
            </Alert>
          ) : null}
          {isRunning ? <Progress label={status.running} /> : null}
        </form>
        {real ? <p className={panel.note}>{addressWords.intro}</p> : null}
        <p className={panel.note}>{intro}</p>
        {real ? null : <p className={panel.note}>{addressWords.off}</p>}
      </Stack>
      <div className={styles.art}>
        {isRunning ? (
          <Motif drawing={drawing} animate="draw" className={styles.drawing} />
        ) : (
          <Motif drawing={dots} className={styles.drawing} />
        )}
      </div>
    </div>
  );
}
