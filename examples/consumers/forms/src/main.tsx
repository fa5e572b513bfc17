import "@kolam/ui/styles.css";
import "./brand.css";
import { Container } from "@kolam/ui/container";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Link, Route, Switch } from "wouter";
import { AgencyPage } from "./agency-page";
import { ConformForm } from "./forms/conform";
import { HookForm } from "./forms/hook-form";
import { PlainForm } from "./forms/plain";
import { TanStackForm } from "./forms/tanstack";

const forms = [
  ["/forms/plain", PlainForm],
  ["/forms/hook-form", HookForm],
  ["/forms/conform", ConformForm],
  ["/forms/tanstack", TanStackForm],
] as const;

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

createRoot(root).render(
  <StrictMode>
    <Switch>
      {forms.map(([path, Form]) => (
        <Route key={path} path={path}>
          <Container>
            <Form />
          </Container>
        </Route>
      ))}
      <Route path="/services">
        <h1>Our services</h1>
      </Route>
      <Route>
        <AgencyPage link={(path) => <Link href={path} />} />
      </Route>
    </Switch>
  </StrictMode>,
);
