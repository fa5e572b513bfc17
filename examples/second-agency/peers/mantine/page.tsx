import { MantineProvider } from "@mantine/core";
import { Contact } from "./contact.tsx";
import { Home } from "./home.tsx";
import { Pricing } from "./pricing.tsx";
import { Footer, Header } from "./shell.tsx";

/** The same page in Mantine. */
export function Page() {
  return (
    <MantineProvider defaultColorScheme="auto">
      <Header />
      <main>
        <Home />
        <Pricing />
        <Contact />
      </main>
      <Footer />
    </MantineProvider>
  );
}
