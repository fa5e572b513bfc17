import { notFound } from "@kolam/content/pages/not-found";
import { Button } from "@kolam/ui/button";
import { useNavigate } from "react-router-dom";

/** What we use of the browser's list of the pages before this one; absent in older browsers. */
interface Visits {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly url: string | null }[];
}

/**
 * How many steps in the browser's history the page before this one is away. A place on this page, such
 * as the one the skip link leads to, is a step of its own and no other page.
 */
function stepsBack(): number {
  const { navigation } = window as { navigation?: Visits };
  const here = navigation?.currentEntry?.index;
  if (!navigation || here === undefined) return 1;
  const isOther = ({ url }: { url: string | null }) =>
    !url || new URL(url).pathname !== location.pathname;
  // The list holds this site's pages only: before its first entry is where the visitor came from.
  return here - navigation.entries().slice(0, here).findLastIndex(isOther);
}

/** Goes back to where the visitor came from; home, where there is nothing to go back to. */
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
