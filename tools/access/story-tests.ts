/** A file in a Vitest report. */
export interface TestedFile {
  readonly name: string;
  readonly assertionResults: readonly {
    readonly title: string;
    readonly status: string;
    readonly meta?: { readonly storyId?: string };
  }[];
}

/** Tests of something: all of them, and those that did not pass. */
export interface Tests {
  readonly tests: number;
  readonly failed: number;
}

/** Without what was left out, e.g. because the browser did not start in time. */
const wasTried = ({ status }: { readonly status: string }) =>
  status === "passed" || status === "failed";

const plain = (text: string) => text.toLowerCase().replace(/\W|_/g, "");

/** The exports of a story file whose source does this, without punctuation and capitals. */
function exportsWith(source: string, pattern: RegExp): ReadonlySet<string> {
  const blocks = source.split(/^export const (?=\w)/m).slice(1);
  return new Set(
    blocks
      .filter((block) => pattern.test(block))
      .map((block) => plain(/^\w+/.exec(block)?.[0] ?? "")),
  );
}

/**
 * The tests of a part's stories, and of those in which keys are pressed.
 * @param source the story file
 */
export function storyTests(file: TestedFile, source: string) {
  const assertionResults = file.assertionResults.filter(wasTried);
  const pressed = exportsWith(source, /\buserEvent\.(?:keyboard|tab)\(/);
  const counted = (results: TestedFile["assertionResults"]): Tests => ({
    tests: results.length,
    failed: results.filter(({ status }) => status !== "passed").length,
  });
  const isPressed = ({ meta }: TestedFile["assertionResults"][number]) =>
    pressed.has(plain(meta?.storyId?.split("--")[1] ?? ""));
  return { axe: counted(assertionResults), keyboard: counted(assertionResults.filter(isPressed)) };
}

/**
 * The tests of the stories of each part at 400 % zoom, by the part's title, such as
 * `Disclosure/Accordion`.
 */
export function zoomTests({ assertionResults }: TestedFile): ReadonlyMap<string, Tests> {
  const found = new Map<string, Tests>();
  for (const { title, status } of assertionResults.filter(wasTried)) {
    const [, part] = /^([^:]+): .*hydrates cleanly/.exec(title) ?? [];
    if (!part) continue;
    const { tests, failed } = found.get(part) ?? { tests: 0, failed: 0 };
    found.set(part, { tests: tests + 1, failed: failed + (status === "passed" ? 0 : 1) });
  }
  return found;
}
