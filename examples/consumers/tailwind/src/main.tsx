import "./app.css";
import { Button } from "@kolam/ui/button";
import { Prose } from "@kolam/ui/prose";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Link, Route, Switch } from "wouter";
import { AgencyPage } from "./agency-page";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

createRoot(root).render(
  <StrictMode>
    <Switch>
      <Route path="/services">
        <main className="p-8">
          <h1>Our services</h1>
          <Link href="/">Back</Link>
        </main>
      </Route>
      <Route>
        <AgencyPage link={(path) => <Link href={path} />} />
        <aside className="grid gap-4 p-8" aria-label="Notes">
          <Button className="rounded-none bg-black px-12 text-white">Read more</Button>
          <p className="text-accent">Two lorries are enough.</p>
          <Prose>
            <h2>What we bring</h2>
            <ul>
              <li>
                A <a href="#plan">plan</a> of the room
                <ol>
                  <li>
                    in <code>1:50</code>
                  </li>
                </ol>
              </li>
            </ul>
            <blockquote>
              <p>
                Two lorries, <em>one</em> <strong>week</strong>. <small>Usually.</small>
              </p>
            </blockquote>
            <hr />
          </Prose>
        </aside>
      </Route>
    </Switch>
  </StrictMode>,
);
