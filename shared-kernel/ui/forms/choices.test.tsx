/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";

import { Checkbox } from "./Checkbox";
import { CheckboxGroup } from "./CheckboxGroup";
import { RadioGroup } from "./RadioGroup";
import { Switch } from "./Switch";
import { Textarea } from "./Textarea";

afterEach(cleanup);

const topics = [
  { value: "index", label: "Indeks" },
  { value: "lock", label: "Penguncian" },
  { value: "backup", label: "Pencadangan", disabled: true },
];

const isChecked = (role: "checkbox" | "radio" | "switch", name: string) =>
  screen.getByRole<HTMLInputElement>(role, { name }).checked;

describe("CheckboxGroup", () => {
  it("tells all that are chosen, in the order of the page", () => {
    const told: (readonly string[])[] = [];
    render(
      <CheckboxGroup
        label="Topik"
        name="topics"
        options={topics}
        defaultValue={["lock"]}
        onValueChange={(chosen) => told.push(chosen)}
      />,
    );
    fireEvent.click(screen.getByRole("checkbox", { name: "Indeks" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Penguncian" }));
    expect(told).toEqual([["index", "lock"], ["index"]]);
  });

  it("shows what its owner holds, whatever was pressed", () => {
    const Owner = () => {
      const [chosen, setChosen] = useState<readonly string[]>([]);
      return (
        <CheckboxGroup
          label="Topik"
          name="topics"
          options={topics}
          value={chosen}
          onValueChange={(next) => setChosen(next.slice(0, 1))}
        />
      );
    };
    render(<Owner />);
    fireEvent.click(screen.getByRole("checkbox", { name: "Indeks" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Penguncian" }));
    expect([isChecked("checkbox", "Indeks"), isChecked("checkbox", "Penguncian")]).toEqual([true, false]);
  });

  it("reads the question, its help and its error with the group", () => {
    render(<CheckboxGroup label="Topik" name="topics" help="Boleh beberapa" error="Pilih satu" options={topics} />);
    const group = screen.getByRole("group", { name: "Topik" });
    const described = group.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(["Boleh beberapa", "Pilih satu"]);
    expect(screen.getByRole("checkbox", { name: "Indeks" }).getAttribute("aria-invalid")).toBe("true");
  });
});

describe("RadioGroup", () => {
  it("tells the one that was chosen and says when it is invalid", () => {
    const told: string[] = [];
    render(
      <RadioGroup
        label="Topik"
        name="topic"
        options={topics}
        error="Pilih satu"
        onValueChange={(value) => told.push(value)}
      />,
    );
    fireEvent.click(screen.getByText("Penguncian"));
    expect(told).toEqual(["lock"]);
    expect(screen.getByRole("radiogroup", { name: "Topik" }).getAttribute("aria-invalid")).toBe("true");
  });

  it("is closed as a whole", () => {
    render(<RadioGroup label="Topik" name="topic" options={topics} defaultValue="lock" disabled />);
    expect(screen.getAllByRole("radio").every((radio) => radio.matches(":disabled"))).toBe(true);
  });
});

describe("Checkbox", () => {
  it("says when it stands for some and not all", () => {
    const { rerender } = render(<Checkbox label="Modul 3" indeterminate />);
    expect(screen.getByRole<HTMLInputElement>("checkbox").indeterminate).toBe(true);
    rerender(<Checkbox label="Modul 3" indeterminate={false} />);
    expect(screen.getByRole<HTMLInputElement>("checkbox").indeterminate).toBe(false);
  });

  it("ties its own error to itself", () => {
    render(<Checkbox label="Setuju" error="Anda harus menyetujui" />);
    const box = screen.getByRole("checkbox", { name: "Setuju" });
    expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Anda harus menyetujui",
    );
  });
});

describe("Switch", () => {
  it("is turned by its words and says that it is a switch", () => {
    render(<Switch label="Surat mingguan" />);
    fireEvent.click(screen.getByText("Surat mingguan"));
    expect(isChecked("switch", "Surat mingguan")).toBe(true);
  });
});

describe("Textarea", () => {
  it("counts what is written", () => {
    render(
      <Textarea
        label="Catatan"
        defaultValue="Pagi"
        maxLength={20}
        countText={(used, most) => `${used} dari ${most}`}
      />,
    );
    expect(screen.getByText("4 dari 20")).toBeTruthy();
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "Pagi hari" } });
    expect(screen.getByText("9 dari 20")).toBeTruthy();
  });
});
