import { embedOf } from "@kolam/content/model/media/embed-services";
import { Embed } from "@kolam/ui/embed";
import { embedWords } from "@site/texts/media";
import { base } from "../../base.ts";
import { RichText } from "../text/rich-text.tsx";
import { useAlways } from "./use-always.ts";

interface SiteEmbedProps {
  /** Address of a page of one of the services. */
  url: string;
  title: string;
  /** Address of an own picture. */
  poster?: string;
}

/** A page of another service in a frame, once the visitor asks for it. */
export function SiteEmbed({ url, title, poster }: SiteEmbedProps) {
  const embed = embedOf(url);
  if (!embed) throw new Error(`“${url}” belongs to no service in facts/embed-services.ts.`);
  const { id, service, src } = embed;
  const [always, setAlways] = useAlways(id);
  return (
    <Embed
      // The build reads it: the policy of the page allows this host.
      data-embed-host={service.origin}
      shape={service.shape}
      title={title}
      src={src}
      pressedSrc={service.start && src + service.start}
      allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture"
      poster={
        poster ? <img loading="lazy" src={base + poster} alt="" width={1280} height={720} /> : null
      }
      loadLabel={embedWords.load(service)}
      link={
        <a href={url} rel="noopener">
          {embedWords.open(service)}
        </a>
      }
      alwaysLabel={embedWords.always(service)}
      always={always}
      onAlwaysChange={setAlways}
    >
      <RichText text={embedWords.notice(service)} />
    </Embed>
  );
}
