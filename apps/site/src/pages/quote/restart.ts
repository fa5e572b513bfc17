import { useEffect } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { storageName } from "../../browser/storage-name.ts";
import { useMailServices } from "../../forms/sending/mail-services.ts";
import { stepOf } from "./steps.ts";

/** The key in the tab's storage under which it notes that a request was sent from it. */
export const sentHereKey = storageName("quote-sent");

/**
 * Back after a request was sent leads to the steps of that request, whose form is empty by then:
 * the visitor is taken to step 1 instead.
 */
export function useRestart(isEmpty: () => boolean): void {
  const { key, hash, search } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const { tabStorage } = useMailServices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each history entry that is opened
  useEffect(() => {
    const isBack = type === NavigationType.Pop && (stepOf(hash) ?? 1) > 1;
    if (isBack && tabStorage.read(sentHereKey) && isEmpty())
      void navigate({ search, hash: "" }, { replace: true });
  }, [key]);
}
