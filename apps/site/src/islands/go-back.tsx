import { GoBack } from "../pages/not-found/go-back.tsx";

/** The button, with the words it has on the page. */
export const render = (element: HTMLElement) => <GoBack label={element.textContent} />;
