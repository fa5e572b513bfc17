import { paths } from "@kolam/content/paths";
import { useHydrated } from "@kolam/ui/hydrated";
import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { rememberBlogSearch } from "../last-blog-search.ts";
import {
  type BlogFilter,
  filterSearch,
  isFiltered,
  noFilter,
  readCategory,
  readFilter,
  readResultPage,
} from "./blog-filter.ts";

/** The filter of the blog list, and its form. */
export interface BlogFilterControl {
  readonly filter: BlogFilter;
  /** The page of the results that is shown, from 1. */
  readonly resultPage: number;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Takes what the form says: after typing, `replace`; after a choice, as a step to go back from. */
  readonly take: (step: "replace" | "push") => void;
  /** Empties the form and shows every article. */
  readonly reset: () => void;
}

interface Fields {
  readonly query: HTMLInputElement;
  readonly category: HTMLSelectElement;
}

function fieldsOf(form: HTMLFormElement): Fields {
  return {
    query: form.elements.namedItem("q") as HTMLInputElement,
    category: form.elements.namedItem("category") as HTMLSelectElement,
  };
}

/** Marks an address that was made of what stands in the fields. */
const fromFields = { fromFields: true };

/**
 * Keeps the blog's filter in the address, so that it survives reload, back and forward. The fields
 * belong to the browser: what was typed before the page was hydrated is taken over, and the prerendered
 * list, which knows no address, is what hydration finds.
 */
export function useBlogFilter(): BlogFilterControl {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // On a slow device the address lags behind the keys: writing it back would lose the latest ones.
  const isOwn = useNavigationType() !== "POP" && state?.fromFields === true;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const filter = hydrated ? readFilter(search) : noFilter;

  const show = (next: BlogFilter, step: "replace" | "push", from?: typeof fromFields) => {
    const target = filterSearch(next);
    if (target === search) return;
    navigate({ search: target }, { replace: step === "replace", state: from });
  };

  const take = (step: "replace" | "push") => {
    if (!form.current) return;
    const { query, category } = fieldsOf(form.current);
    show({ query: query.value, category: readCategory(category.value) }, step, fromFields);
  };

  const arrived = useRef(false);
  useEffect(() => {
    if (!form.current) return;
    const { query, category } = fieldsOf(form.current);
    const asked = readFilter(search);
    const typed = { query: query.value, category: readCategory(category.value) };
    const first = !arrived.current;
    arrived.current = true;
    // The list may hear of the next page's address before it leaves for it.
    if (pathname === paths.blog.path) rememberBlogSearch(search);
    if (first && isFiltered(typed) && filterSearch(typed) !== filterSearch(asked)) {
      navigate({ search: filterSearch(typed) }, { replace: true, state: fromFields });
      return;
    }
    if (isOwn) return;
    if (query.value.trim() !== asked.query.trim()) query.value = asked.query;
    category.value = asked.category;
  }, [pathname, search, isOwn, navigate]);

  return {
    filter,
    resultPage: hydrated ? readResultPage(search) : 1,
    form,
    take,
    reset: () => {
      show(noFilter, "push");
      if (form.current) fieldsOf(form.current).query.focus();
    },
  };
}
