import { Button } from "@kolam/ui/button";
import { notFound } from "@site/words/pages/not-found";
import { useNavigate } from "react-router-dom";

/** The part of the Navigation API used here. Older browsers do not have it. */
interface Navigation {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly url: string | null }[];
}

/**
 * The number of history entries back to the previous page. Links within this page, such as the skip
 * link, have added entries that must be skipped.
 */
function stepsBack(): number {
  const { navigation } = window as { navigation?: Navigation };
  const current = navigation?.currentEntry?.index;
  if (!navigation || current === undefined) return 1;
  const isOtherPage = ({ url }: { url: string | null }) =>
    !url || new URL(url).pathname !== location.pathname;
  // The entries are this site's only. Without a match (-1) the result leads to the page before the
  // first.
  return current - navigation.entries().slice(0, current).findLastIndex(isOtherPage);
}

/** A button that goes back to the previous page, or to the home page if there is none. */
export function GoBack({ label }: { label: string }) {
  const navigate = useNavigate();
  const goBack = () => {
    const steps = stepsBack();
    if (steps < history.length) history.go(-steps);
    else navigate(notFound.actions.home.href);
  };
  return (
    <Button size="lg" tone="outline" onClick={goBack}>
      {label}
    </Button>
  );
}
