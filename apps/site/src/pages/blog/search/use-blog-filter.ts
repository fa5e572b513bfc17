import { paths } from "@kolam/content/model/pages/paths";
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

/** The filter of the blog's list and its form. */
export interface BlogFilterControl {
  readonly filter: BlogFilter;
  /** The current page of the results, from 1. */
  readonly resultPage: number;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Applies the values of the form. `push` adds a history entry. */
  readonly applyForm: (history: "replace" | "push") => void;
  /** Clears the form and shows every article. */
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

/** History state of an address that was derived from the form. */
const fromFields = { fromFields: true };

/**
 * Keeps the blog's filter in the address, so that it survives reload, back and forward. The fields
 * are uncontrolled: what was typed before hydration is applied afterwards. The first render ignores
 * the address, as the prerendered list does.
 */
export function useBlogFilter(): BlogFilterControl {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // On a slow device the address lags behind typing: writing it back would lose the latest
  // characters.
  const isFromFields = useNavigationType() !== "POP" && state?.fromFields === true;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const filter = hydrated ? readFilter(search) : noFilter;

  const show = (next: BlogFilter, history: "replace" | "push", from?: typeof fromFields) => {
    const target = filterSearch(next);
    if (target === search) return;
    navigate(
      { search: target },
      { replace: history === "replace", state: from, preventScrollReset: true },
    );
  };

  const applyForm = (history: "replace" | "push") => {
    if (!form.current) return;
    const { query, category } = fieldsOf(form.current);
    show({ query: query.value, category: readCategory(category.value) }, history, fromFields);
  };

  const hasRun = useRef(false);
  useEffect(() => {
    if (!form.current) return;
    const { query, category } = fieldsOf(form.current);
    const requested = readFilter(search);
    const typed = { query: query.value, category: readCategory(category.value) };
    const isFirstRun = !hasRun.current;
    hasRun.current = true;
    // While another page opens, its address is already visible here before this page is removed.
    if (pathname === paths.blog.path) rememberBlogSearch(search);
    if (isFirstRun && isFiltered(typed) && filterSearch(typed) !== filterSearch(requested)) {
      navigate(
        { search: filterSearch(typed) },
        { replace: true, state: fromFields, preventScrollReset: true },
      );
      return;
    }
    if (isFromFields) return;
    if (query.value.trim() !== requested.query.trim()) query.value = requested.query;
    category.value = requested.category;
  }, [pathname, search, isFromFields, navigate]);

  return {
    filter,
    resultPage: hydrated ? readResultPage(search) : 1,
    form,
    applyForm,
    reset: () => {
      show(noFilter, "push");
      if (form.current) fieldsOf(form.current).query.focus();
    },
  };
}
