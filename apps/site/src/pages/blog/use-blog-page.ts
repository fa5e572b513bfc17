import { useLocation } from "react-router-dom";
import { matchRoute } from "../../navigation/match-route.ts";

/** The page of the blog's list that the address asks for, from 1. */
export function useBlogPage(): number {
  return matchRoute(useLocation().pathname).page ?? 1;
}
