import { Theme } from "@radix-ui/themes";
import { useState } from "react";
import { Contact } from "./contact.tsx";
import { Home } from "./home.tsx";
import { Pricing } from "./pricing.tsx";
import { Footer, Header } from "./shell.tsx";

/** The same page in Radix Themes. */
export function Page() {
  const [appearance, setAppearance] = useState<"light" | "dark" | "inherit">("inherit");
  return (
    <Theme appearance={appearance} accentColor="orange">
      <Header />
      <main>
        <Home />
        <Pricing />
        <Contact />
      </main>
      <Footer appearance={appearance} onAppearance={setAppearance} />
    </Theme>
  );
}
