import { Button } from "@kolam/ui/button";
import { Select } from "@kolam/ui/select";
import { useCallback, useEffect, useState } from "react";
import type { PageAddress, PageTranslation, PageTranslations } from "../../server/translations.ts";
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

const isThisMachine = () => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(location.hostname);

/** The way to the page in the other language, or what has to be done first. */
function WayThere({ address }: { readonly address: PageAddress | null }) {
  if (!address) return <p>`pnpm dev` serves each language.</p>;
  const { local, forwarded, setting } = address;
  const url = isThisMachine() ? local : forwarded;
  if (url) return <a href={`${url}#edit`}>Open the page in the other language</a>;
  const { port } = new URL(local);
  return (
    <p>{`It is on port ${port}. To open it here, name the host that forwards to that port in ${setting}, and start \`pnpm dev\` again.`}</p>
  );
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
  const { name, address, canBegin } = translation;
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
        <WayThere address={address} />
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
  const [busy, setBusy] = useState(true);
  const load = useCallback(async () => {
    setBusy(true);
    try {
      setRead(await ask("translations", { path }));
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  }, [path]);
  useEffect(() => {
    void load();
    // After each change of a text.
    let seen = session.state().message;
    return session.listen(() => {
      const { message: now } = session.state();
      if (now !== seen && now.startsWith("Saved")) void load();
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
    <div className={styles.panel} aria-busy={busy}>
      <p role="status">{message || (busy && !read ? "Reading the page in each language …" : "")}</p>
      <p role="alert">{problem}</p>
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
