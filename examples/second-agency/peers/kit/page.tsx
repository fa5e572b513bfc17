import { Footer } from "../../src/parts/footer.tsx";
import { Header } from "../../src/parts/header.tsx";
import { Questions } from "../../src/parts/questions.tsx";
import { Theme } from "../../src/parts/theme.tsx";
import { Contact } from "../../src/views/contact.tsx";
import { Home } from "../../src/views/home.tsx";
import { Pricing } from "../../src/views/pricing.tsx";
import { PhoneDrawer } from "./phone-drawer.tsx";

/** The site's home, prices and form as one page, all of it run in the browser. */
export function Page() {
  return (
    <>
      <Header path="/" />
      <PhoneDrawer />
      <main>
        <Home />
        <Pricing>
          <Questions />
        </Pricing>
        <Contact action="/contact/sent" />
      </main>
      <Footer path="/">
        <Theme />
      </Footer>
    </>
  );
}
