import Link from "next/link";

export default function Page() {
  return (
    <main>
      <h1>Our services</h1>
      <Link href="/">Back</Link>
    </main>
  );
}
