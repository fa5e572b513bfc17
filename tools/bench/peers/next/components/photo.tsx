import Image from "next/image";

interface PhotoProps {
  photo: { src: string; sizes: string; width: number; height: number; alt: string };
  eager?: boolean;
}

export function Photo({ photo, eager = false }: PhotoProps) {
  const { src, sizes, width, height, alt } = photo;
  return (
    <Image
      className="photo"
      {...{ src, sizes, width, height, alt }}
      loading={eager ? "eager" : "lazy"}
    />
  );
}
