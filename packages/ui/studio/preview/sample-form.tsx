import { Alert } from "../../src/alert/alert.tsx";
import { Badge } from "../../src/badge/badge.tsx";
import { Button } from "../../src/button/button.tsx";
import { Checkbox } from "../../src/checkbox/checkbox.tsx";
import { Progress } from "../../src/progress/progress.tsx";
import { RadioGroup } from "../../src/radio-group/radio-group.tsx";
import { Section } from "../../src/section/section.tsx";
import { Switch } from "../../src/switch/switch.tsx";
import { TextArea } from "../../src/text-area/text-area.tsx";
import { TextField } from "../../src/text-field/text-field.tsx";
import styles from "./sample-page.module.css";

/** The sections of the sample page that answer and ask: every message, a form. */
export function SampleForm() {
  return (
    <>
      <Section title="Rooms to visit" surface="alt">
        <div className={styles.columns}>
          <Alert tone="info" title="Closed on Mondays">
            <a href="#hours">All opening times</a>
          </Alert>
          <Alert tone="success" title="Your tickets are on their way" />
          <Alert tone="warning" title="The lift is being repaired until May" />
          <Alert tone="error" title="The tickets could not be sent" />
        </div>
      </Section>
      <Section
        id="write-to-us"
        title={
          <>
            Write to us <Badge tone="success">Answers in two days</Badge>
          </>
        }
      >
        <form className={styles.columns} onSubmit={(event) => event.preventDefault()}>
          <div className={styles.stack}>
            <TextField label="Your name" name="name" defaultValue="Ida Mercer" />
            <TextField
              label="E-mail"
              name="email"
              type="email"
              defaultValue="ida@"
              error="Enter the part after the @."
            />
            <TextArea label="What should be explained?" name="text" rows={4} />
          </div>
          <div className={styles.stack}>
            <RadioGroup
              label="What do you plan?"
              name="plan"
              options={["An exhibition", "Signage", "A book"]}
              defaultValue="Signage"
            />
            <Checkbox
              label={
                <>
                  I have read the <a href="#terms">terms</a>.
                </>
              }
              name="terms"
              defaultChecked
            />
            <Switch label="Send me a copy" name="copy" defaultChecked />
            <Progress label="Answered" value={60} />
            <div className={styles.row}>
              <Button type="submit">Send</Button>
              <Button tone="outline">Save for later</Button>
            </div>
          </div>
        </form>
      </Section>
    </>
  );
}
