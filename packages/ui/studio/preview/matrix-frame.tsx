import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Alert } from "../../src/alert/alert.tsx";
import { Select } from "../../src/select/select.tsx";
import type { ColorTheme } from "../../src/tokens/tokens.generated.ts";
import { showBrand } from "./brand-sheet.ts";
import styles from "./preview.module.css";

/** A component's matrix story. */
interface Matrix {
  readonly id: string;
  /** Name of the component, after its group: `Actions/Button`. */
  readonly title: string;
}

type Index = Readonly<Record<string, { readonly id: string; readonly title: string }>>;

/** Storybook's list of all stories, as it is served beside its pages. */
async function fetchMatrices(): Promise<readonly Matrix[]> {
  const response = await fetch("index.json");
  if (!response.ok) throw new Error(`Storybook answered ${response.status}.`);
  const { entries }: { entries: Index } = await response.json();
  return Object.values(entries).filter(({ id }) => id.endsWith("--all-variants"));
}

/** The toolbar's name of a theme, see `.storybook/themes.ts`. */
const toolbarTheme = (theme: ColorTheme) => (theme === "light-contrast" ? "contrast" : theme);

const addressOf = (id: string, theme: ColorTheme) =>
  `iframe.html?id=${id}&viewMode=story&globals=brand:kolam;theme:${toolbarTheme(theme)}`;

interface MatrixFrameProps {
  /** The brand's stylesheet. */
  css: string;
  theme: ColorTheme;
  className?: string | undefined;
  /** The fields beside the choice of the component. */
  tools: ReactNode;
}

/** One component in every combination and state: its matrix story, in the brand. */
export function MatrixFrame({ css, theme, className, tools }: MatrixFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [matrices, setMatrices] = useState<readonly Matrix[] | "unavailable">([]);
  const [chosen, setChosen] = useState("actions-button--all-variants");

  useEffect(() => {
    let wanted = true;
    fetchMatrices().then(
      (found) => wanted && setMatrices(found),
      () => wanted && setMatrices("unavailable"),
    );
    return () => {
      wanted = false;
    };
  }, []);

  const show = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (page) showBrand(page, css);
  }, [css]);
  useEffect(show, [show]);

  if (matrices === "unavailable") {
    return (
      <Alert tone="warning" title="The components cannot be listed here">
        Open the studio in Storybook, which lists its stories in index.json.
      </Alert>
    );
  }
  const current = matrices.find(({ id }) => id === chosen);
  return (
    <>
      <div className={styles.tools}>
        <Select
          label="Component"
          labelHidden
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          options={matrices.map(({ id, title }) => ({
            value: id,
            label: title.replace("/", ": "),
          }))}
        />
        {tools}
      </div>
      {current ? (
        <div className={styles.window}>
          <iframe
            ref={frame}
            key={`${chosen} ${theme}`}
            title={`${current.title} in every state`}
            src={addressOf(current.id, theme)}
            onLoad={show}
            className={className}
          />
        </div>
      ) : null}
    </>
  );
}
