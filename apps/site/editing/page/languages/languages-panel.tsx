import { Button } from "@kolam/ui/button";
import { Select } from "@kolam/ui/select";
import { useCallback, useEffect, useState } from "react";
import type { PageTranslation, PageTranslations } from "../../server/translations.ts";
import { ask } from "../ask.ts";
import { pathOf } from "../path.ts";
import type { Session } from "../session.ts";
import styles from "./languages.module.css";
import { Pairs, type Shown } from "./pairs.tsx";

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What is to be done in a language, in a sentence. */
function summary({ texts, name, hasPage }: PageTranslation): string {
  const count = (state: string) => texts.filter((text) => text.state === state).length;
  const page = hasPage ? "" : `The page is not in ${name} yet. `;
  return `${page}${texts.length} texts: ${count("missing")} missing, ${count("older")} older than their original, ${count("same")} in the same words.`;
}

function Language({
  translation,
  first,
  begin,
}: {
  readonly translation: PageTranslation;
  readonly first: PageTranslations["first"];
  readonly begin: () => void;
}) {
  const [shown, setShown] = useState<Shown>("open");
  const { name, url, canBegin } = translation;
  return (
    <section aria-label={name} className={styles.language}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <p>{summary(translation)}</p>
        <Select
          label="Show"
          labelHidden
          value={shown}
          options={[
            { value: "open", label: "What is to be done" },
            { value: "all", label: "All texts" },
          ]}
          onChange={({ currentTarget }) => setShown(currentTarget.value === "all" ? "all" : "open")}
        />
        {canBegin ? (
          <Button size="sm" tone="action" onClick={begin}>
            {`Copy it into ${name}, to translate it there`}
          </Button>
        ) : null}
        {url ? (
          <a href={`${url}#edit`}>Open the page in the other language</a>
        ) : (
          <p>`pnpm dev` serves each language.</p>
        )}
      </div>
      <Pairs translation={translation} first={first} shown={shown} />
    </section>
  );
}

/** The texts of the page in its languages, side by side: what is missing, and what is older. */
export function LanguagesPanel({ session }: { readonly session: Session }) {
  const path = pathOf(location);
  const [read, setRead] = useState<PageTranslations>();
  const [problem, setProblem] = useState("");
  const [message, setMessage] = useState("");
  const load = useCallback(
    () => ask("translations", { path }).then(setRead, (error) => setProblem(problemOf(error))),
    [path],
  );
  useEffect(() => {
    void load();
    // After each change of a text.
    let seen = session.state().message;
    return session.listen(() => {
      const { message: now } = session.state();
      if (now !== seen && now.startsWith("Kept")) void load();
      seen = now;
    });
  }, [load, session]);
  const begin = async (tag: string) => {
    try {
      const { place } = await ask("translation-begin", { path, tag });
      setMessage(`${place} is a copy now, and a draft. Translate it there.`);
      await load();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <div className={styles.panel}>
      <p role="status">{message}</p>
      <p role="alert">{problem}</p>
      {read || problem ? null : <p>Reading the page in each language …</p>}
      {read?.others.length === 0 ? <p>The site has one language.</p> : null}
      {read?.others.map((translation) => (
        <Language
          key={translation.tag}
          translation={translation}
          first={read.first}
          begin={() => void begin(translation.tag)}
        />
      ))}
    </div>
  );
}
