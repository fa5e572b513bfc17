const KEPT_MS = 10 * 60 * 1000;
const MAX_BYTES = 20 * 1024 * 1024;

/** Answers of the last ten minutes, in memory only. The oldest go first where there are too many. */
export function recentAnswers() {
  const answers = new Map<string, { readonly body: Buffer; readonly timer: NodeJS.Timeout }>();
  let bytes = 0;
  const drop = (key: string): void => {
    const known = answers.get(key);
    if (!known) return;
    clearTimeout(known.timer);
    bytes -= known.body.length;
    answers.delete(key);
  };
  return {
    get: (key: string): Buffer | undefined => answers.get(key)?.body,
    keep(key: string, body: Buffer): void {
      drop(key);
      if (body.length > MAX_BYTES) return;
      bytes += body.length;
      answers.set(key, { body, timer: setTimeout(() => drop(key), KEPT_MS).unref() });
      for (const oldest of answers.keys()) {
        if (bytes <= MAX_BYTES) return;
        drop(oldest);
      }
    },
    clear(): void {
      for (const key of answers.keys()) drop(key);
    },
  };
}
