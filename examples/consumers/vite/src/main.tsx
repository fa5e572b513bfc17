import "@kolam/ui/styles.css";
import "./brand.css";
import "./fonts.css";
import "./harbour.css";
import gem from "virtual:kolam/gem";
import { Motif } from "@kolam/ui";
import { ButtonLink } from "@kolam/ui/button-link";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Link, Route, Switch } from "wouter";
import { AgencyPage } from "./agency-page";
import { Parts } from "./parts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

createRoot(root).render(
  <StrictMode>
    <Switch>
      <Route path="/services">
        <main>
          <h1>Our services</h1>
          <Motif drawing={gem} />
          <ButtonLink link={<Link href="/" />}>Back</ButtonLink>
        </main>
      </Route>
      <Route path="/parts">
        <Parts />
      </Route>
      <Route>
        <AgencyPage link={(path) => <Link href={path} />} />
      </Route>
    </Switch>
  </StrictMode>,
);
