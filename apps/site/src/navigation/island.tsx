import { createContext, type ReactNode, useContext } from "react";

/** The parts of prerendered pages that react to more than links. Each has its code in `src/islands`. */
export type IslandName = "blog-list" | "go-back" | "newsletter" | "questions" | "share";

/** Renders the content of an island to HTML, apart from the page around it. */
export type RenderApart = (name: IslandName, content: ReactNode) => string;

const Context = createContext<RenderApart | undefined>(undefined);

/**
 * Given while a page is prerendered that stays as it was written: its islands are hydrated each for
 * itself, so the ids in them must not depend on what stands around them.
 */
export const RenderApartProvider = Context.Provider;

interface IslandProps {
  /** At most one of a name is on a page. */
  name: IslandName;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A part that reacts, in a page whose main part otherwise only has links. A visit that begins on the
 * page loads the code of this part only, when it is wanted; see {@link useStillIslands}.
 */
export function Island({ name, className, children }: IslandProps) {
  const apart = useContext(Context);
  if (!apart) {
    return (
      <div data-island={name} className={className}>
        {children}
      </div>
    );
  }
  return (
    <div
      data-island={name}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: apart(name, children) }}
    />
  );
}
