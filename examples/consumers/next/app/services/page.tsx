import { TextArea } from "@kolam/ui/text-area";
import { Tooltip } from "@kolam/ui/tooltip";
import { HomeLink } from "./home-link";

export default function Page() {
  return (
    <main>
      <h1>Our services</h1>
      <TextArea label="Your idea" maxLength={30} formatRemaining="{n} characters left" />
      <Tooltip text="To the first room">
        <HomeLink />
      </Tooltip>
    </main>
  );
}
