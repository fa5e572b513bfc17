import type { VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import image from "../photo/cover-image.module.css";
import type { avatarDefinition } from "./avatar.definition.ts";
import styles from "./avatar.module.css";
import { toneOf } from "./initials.ts";
import { InitialsCircle } from "./initials-circle.tsx";

export interface AvatarProps
  extends VariantsOf<typeof avatarDefinition>,
    RootProps<"span", "children"> {
  /**
   * The person's name. Its initials are shown; without `tone` and `personId` it also determines the
   * background.
   */
  readonly name: string;
  /** The person's id, which determines the background where the name has several spellings. */
  readonly personId?: string | undefined;
  /**
   * The address of a portrait, which covers the initials. Without it, or if it does not load, they
   * stay.
   */
  readonly src?: string | undefined;
  /** The portrait in other pixel densities, e.g. `"a.jpg 1x, a@2x.jpg 2x"`. */
  readonly srcSet?: string | undefined;
  /** Accessible name, which makes the avatar an image. For use without the written name. */
  readonly label?: string | undefined;
}

/** Pixels of the portrait at each size, which reserve its space before it loads. */
const pixels = { sm: 32, md: 48, lg: 80 } as const;

/** A person's portrait, or the initials in its place. The same person always looks the same. */
export function Avatar({
  name,
  personId = name,
  tone = toneOf(personId),
  size = "md",
  src,
  srcSet,
  ...rest
}: AvatarProps) {
  return (
    <InitialsCircle {...rest} name={name} tone={tone} size={size}>
      {src ? (
        <img
          src={src}
          srcSet={srcSet}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          decoding="async"
          className={classList(image.root, styles.portrait)}
        />
      ) : null}
    </InitialsCircle>
  );
}
