import Link from "next/link";

/** A link whose words come from elsewhere, so that it arrives after the rest of the page. */
export async function HomeLink(props: { "aria-describedby"?: string | undefined }) {
  const words = await new Promise<string>((say) => setTimeout(say, 50, "Back"));
  return (
    <Link {...props} href="/">
      {words}
    </Link>
  );
}
