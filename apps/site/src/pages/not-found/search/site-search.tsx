import { withLabel } from "@kolam/content/model/basics/lists";
import type { SitePath } from "@kolam/content/model/pages/paths";
import { Button } from "@kolam/ui/button";
import { LinkList } from "@kolam/ui/link-list";
import { SearchField } from "@kolam/ui/search-field";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { siteSearch } from "@site/texts/pages/site-search";
import { useEffect, useRef, useState } from "react";
import { siteSearchFile } from "../../../articles/data-files.ts";
import { useDataFile } from "../../../articles/use-data-file.ts";
import { SiteLink } from "../../../router/site-link.tsx";
import { useSettledText } from "../../blog/settled-text.ts";
import { type SearchPage, type SearchResult, searchSite } from "./search-site.ts";
import styles from "./site-search.module.css";

/** How many of the pages found are listed: more is no choice but another list to search. */
const listed = 8;

/** A page that was found, with the place in it that fits. */
function asLink({ page: { path, name, list, parts }, part }: SearchResult) {
  // A page whose name fits is told by how it begins.
  const told = part ? [part.title, part.text] : [parts[0]?.text ?? ""];
  const text = told.filter((words) => words !== "").join(" · ");
  return {
    label: name,
    text: list && text ? withLabel(list, text) : (list ?? text),
    link: <SiteLink href={`${path}${part?.id ? `#${part.id}` : ""}` as SitePath} />,
  };
}

/** The line above the results; empty before there is anything to say. */
function said(query: string, found: readonly SearchResult[] | undefined, failed: boolean): string {
  if (query.trim() === "") return "";
  if (!found) return failed ? siteSearch.failed : siteSearch.loading;
  if (found.length === 0) return siteSearch.none;
  return siteSearch.count(found.length, Math.min(found.length, listed));
}

/** Searches the whole site. What it looks through is fetched once the field is used. */
export function SiteSearch() {
  const { label, hint, clear, submit, retry } = siteSearch;
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [used, setUsed] = useState(false);
  const index = useDataFile<readonly SearchPage[]>(siteSearchFile, used);
  const [announced, announce] = useSettledText();
  const found = index.data && searchSite(index.data, query);
  const text = said(query, found, index.failed);
  useEffect(() => announce(text), [text, announce]);
  // What was typed or focused before hydration.
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    setQuery(current.value);
    if (current.value !== "" || current === document.activeElement) setUsed(true);
  }, []);
  return (
    <search>
      <form onSubmit={(event) => event.preventDefault()}>
        <SearchField
          ref={field}
          name="q"
          label={label}
          hint={hint}
          clearLabel={clear}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => setUsed(true)}
          onInput={({ currentTarget }) => {
            setUsed(true);
            setQuery(currentTarget.value);
          }}
        />
        <VisuallyHidden>
          <button type="submit" tabIndex={-1}>
            {submit}
          </button>
        </VisuallyHidden>
      </form>
      <VisuallyHidden as="div" role="status">
        {announced}
      </VisuallyHidden>
      {text ? <p className={styles.count}>{text}</p> : null}
      {index.failed && text ? (
        <Button tone="outline" onClick={index.retry}>
          {retry}
        </Button>
      ) : null}
      {found && found.length > 0 ? <LinkList links={found.slice(0, listed).map(asLink)} /> : null}
    </search>
  );
}
