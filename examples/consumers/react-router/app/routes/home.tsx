import { Link } from "react-router";
import { AgencyPage } from "../agency-page";

export default function Home() {
  return <AgencyPage link={(path) => <Link to={path} />} />;
}
