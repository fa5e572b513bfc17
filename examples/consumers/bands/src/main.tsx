import "@kolam/ui/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { CasesBand } from "./components/bands/cases";
import { ClosingBand } from "./components/bands/closing";
import { ContactBand } from "./components/bands/contact";
import { FiguresBand } from "./components/bands/figures";
import { HeroBand } from "./components/bands/hero";
import { PriceSheetBand } from "./components/bands/price-sheet";
import { ProcessBand } from "./components/bands/process";
import { QuestionsBand } from "./components/bands/questions";
import { ServicesBand } from "./components/bands/services";
import { TeamBand } from "./components/bands/team";
import { TestimonialsBand } from "./components/bands/testimonials";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

const ask = { label: "Ask for a price", href: "#contact" };

createRoot(root).render(
  <StrictMode>
    <main>
      <HeroBand title="Rooms that explain themselves" links={[ask]} />
      <ServicesBand
        title="What we build"
        services={[
          {
            title: "Signs",
            description: "Cut and lit.",
            price: { amount: "€900" },
            href: "#signs",
          },
          { title: "Rooms", description: "Drawn and built.", href: "#rooms" },
        ]}
      />
      <PriceSheetBand
        title="Add it up"
        locale="en-IE"
        currency="EUR"
        groups={[
          {
            title: "Once",
            lines: [
              { id: "sign", name: "A sign", least: 900, most: 900 },
              { id: "room", name: "A room", least: 12_000 },
            ],
          },
        ]}
        words={{ from: "from", nothing: "Nothing yet.", submit: "Send the list" }}
        form={{ action: "#contact" }}
      />
      <ProcessBand title="How it goes" steps={[{ title: "A visit", text: "We measure." }]} />
      <FiguresBand title="In figures" figures={[{ value: "31", label: "rooms" }]} />
      <TestimonialsBand
        title="Said afterwards"
        testimonials={[{ quote: "Nobody asks the way any more.", name: "Ida Holm" }]}
      />
      <CasesBand
        title="Three rooms"
        cases={[
          {
            client: "Tide Museum",
            title: "A room under water",
            figure: { value: "2×", label: "longer visits" },
            href: "#tide",
          },
        ]}
      />
      <TeamBand title="Who comes" people={[{ name: "Ida Holm", role: "Joiner" }]} />
      <QuestionsBand
        title="Asked often"
        questions={[{ id: "long", question: "How long?", answer: <p>Four months.</p> }]}
      />
      <ContactBand
        title="Talk to us"
        form={{
          action: "#sent",
          title: "A message",
          name: "Name",
          email: "E-mail",
          message: "Message",
          submit: "Send",
        }}
      />
      <ClosingBand title="Come by" links={[ask]} />
    </main>
  </StrictMode>,
);
