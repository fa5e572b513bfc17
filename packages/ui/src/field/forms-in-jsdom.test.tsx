// @vitest-environment jsdom
import { useActionState, useState } from "react";
import { describe, expect, it } from "vitest";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { CheckboxGroup } from "../checkbox-group/checkbox-group.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { Select } from "../select/select.tsx";
import { Switch } from "../switch/switch.tsx";
import { click, emptyPage, find, show } from "../testing/jsdom-page.ts";
import { TextField } from "../text-field/text-field.tsx";

emptyPage();

describe("a group of another form", () => {
  it("is sent with it", async () => {
    await show(
      <>
        <form id="f" />
        <RadioGroup label="R" name="r" form="f" options={["1", "2"]} defaultValue="2" />
        <CheckboxGroup label="C" name="c" form="f" options={["1", "2"]} defaultValue={["1"]} />
        <TextField label="T" id="t" error="bad" aria-describedby="t-error" />
      </>,
    );
    const form = find("form");
    expect(form instanceof HTMLFormElement && [...new FormData(form)]).toEqual([
      ["r", "2"],
      ["c", "1"],
    ]);
    expect(find("#t")?.getAttribute("aria-describedby")).toBe("t-error");
  });
});

function Controlled() {
  const [picked, pick] = useState({ select: "b", radio: "b", box: true, on: true, ticked: ["x"] });
  const set = (change: Partial<typeof picked>) => pick({ ...picked, ...change });
  return (
    <form action={() => {}}>
      <Select
        label="S"
        name="select"
        options={["a", "b", "c"]}
        value={picked.select}
        onChange={(event) => set({ select: event.target.value })}
      />
      <RadioGroup
        label="R"
        name="radio"
        options={["a", "b", "c"]}
        value={picked.radio}
        onValueChange={(radio) => set({ radio })}
      />
      <CheckboxGroup
        label="G"
        name="ticked"
        options={["x", "y"]}
        value={picked.ticked}
        onValueChange={(ticked) => set({ ticked })}
      />
      <Checkbox
        label="C"
        name="box"
        checked={picked.box}
        onChange={(event) => set({ box: event.target.checked })}
      />
      <Switch
        label="O"
        name="on"
        checked={picked.on}
        onChange={(event) => set({ on: event.target.checked })}
      />
      <button type="submit">Send</button>
      <button
        type="button"
        onClick={() => set({ select: "c", radio: "c", box: false, ticked: ["y"] })}
      >
        Change
      </button>
    </form>
  );
}

function Returned() {
  const [kept, send] = useActionState(
    async (_: unknown, data: FormData) => `${data.get("s")}`,
    undefined,
  );
  return (
    <form action={send}>
      <Select label="S" name="s" options={["a", "b", "c"]} defaultValue={kept ?? "a"} />
      <button type="submit">Send</button>
    </form>
  );
}

describe("a form's action", () => {
  const sent = () => {
    const form = find("form");
    return form instanceof HTMLFormElement && Object.fromEntries(new FormData(form));
  };

  it("leaves what the state says in each field", async () => {
    await show(<Controlled />);
    await click("button[type=submit]");
    expect(sent()).toEqual({ select: "b", radio: "b", box: "on", on: "on", ticked: "x" });
    await click("button[type=button]");
    await click("button[type=submit]");
    expect(sent()).toEqual({ select: "c", radio: "c", on: "on", ticked: "y" });
  });

  it("leaves the choice that it returned", async () => {
    await show(<Returned />);
    const select = find("select");
    if (select instanceof HTMLSelectElement) select.value = "c";
    await click("button");
    expect(sent()).toEqual({ s: "c" });
  });
});
