import Image from "next/image";

/** The photo on top, if the bench asks for one. */
export const heroPhoto = JSON.parse(process.env.HERO_PHOTO ?? "null");

export function HeroPhoto() {
  const { name, sizes, width, height, alt } = heroPhoto;
  return (
    <Image
      className="photo"
      src={`/copies/${name}.jpg`}
      {...{ sizes, width, height, alt }}
      fetchPriority="high"
      preload
    />
  );
}
