import Link from "next/link";
import { AgencyPage } from "./agency-page";

export default function Page() {
  return <AgencyPage link={(path) => <Link href={path} />} />;
}
