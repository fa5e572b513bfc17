import { Film } from "@kolam/ui/film";
import { company } from "@site/facts/company";
import { filmWords } from "@site/texts/media";
import { base } from "../../base.ts";

/** The addresses of the films and their captions, by their paths. */
const addresses = import.meta.glob<string>("@site/films/*", {
  eager: true,
  query: "?url",
  import: "default",
});

function addressOf(file: string): string {
  const [, address] = Object.entries(addresses).find(([path]) => path.endsWith(`/${file}`)) ?? [];
  if (!address) throw new Error(`There is no film ${file}.`);
  return address;
}

interface SiteFilmProps {
  file: string;
  title: string;
  /** Address of an own picture. */
  poster?: string;
  /** Repeats the film, which has no sound. */
  loop?: string;
  /** What the build has read from the file. */
  width: string;
  height: string;
  seconds?: string;
  /** The file with the captions. */
  captions?: string;
}

/** A length in seconds as players show it: `1:20`. */
const lengthOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** A film of the site's own, as the body of a page names it. */
export function SiteFilm({ file, title, poster, loop, captions, seconds, ...size }: SiteFilmProps) {
  return (
    <Film
      src={addressOf(file)}
      title={title}
      width={Number(size.width)}
      height={Number(size.height)}
      poster={poster && base + poster}
      {...(loop
        ? { loop: { playLabel: filmWords.play, pauseLabel: filmWords.pause } }
        : {
            captions: captions
              ? { src: addressOf(captions), lang: company.language, label: filmWords.captions }
              : undefined,
          })}
    >
      {title}
      {seconds && !loop ? ` (${lengthOf(Number(seconds))})` : null}
    </Film>
  );
}
