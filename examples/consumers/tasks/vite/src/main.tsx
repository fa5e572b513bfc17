import "@kolam/ui/styles.css";
import "./brand.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Consent } from "./tasks/consent";
import { Form } from "./tasks/form";
import { Pricing } from "./tasks/pricing";
import { Theme } from "./tasks/theme";

const tasks = { "/pricing": Pricing, "/form": Form, "/theme": Theme, "/consent": Consent };

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");
const Task = Object.entries(tasks).find(([path]) => path === location.pathname)?.[1] ?? Pricing;
createRoot(root).render(
  <StrictMode>
    <Task />
  </StrictMode>,
);
