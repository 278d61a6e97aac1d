/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";

import { Checkbox } from "./Checkbox";
import { SearchField } from "./SearchField";
import { Select } from "./Select";
import { TextField } from "./TextField";

afterEach(cleanup);

describe("fields", () => {
  it("tie label, help and error to the control", () => {
    render(<TextField label="Surel" help="Alamat yang Anda baca" error="Tulis alamat yang lengkap" name="email" />);
    const input = screen.getByRole("textbox", { name: "Surel" });
    const described = (input.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(["Alamat yang Anda baca", "Tulis alamat yang lengkap"]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });

  it("say nothing of an error where there is none", () => {
    render(<TextField label="Nama" name="name" />);
    const input = screen.getByRole("textbox", { name: "Nama" });
    expect(input.hasAttribute("aria-invalid")).toBe(false);
    expect(input.hasAttribute("aria-describedby")).toBe(false);
  });

  it("keep a hidden label's name", () => {
    const options = [
      { value: "new", label: "Terbaru" },
      { value: "name", label: "Abjad" },
    ];
    const chosen: string[] = [];
    render(
      <Select
        label="Urutkan"
        hideLabel
        name="sort"
        options={options}
        onChange={(event) => chosen.push(event.target.value)}
      />,
    );
    fireEvent.change(screen.getByRole("combobox", { name: "Urutkan" }), { target: { value: "name" } });
    expect(chosen).toEqual(["name"]);
  });

  it("name a search box by its label", () => {
    render(<SearchField label="Cari kelas" name="search" />);
    expect(screen.getByRole("searchbox", { name: "Cari kelas" })).toBeTruthy();
  });

  it("change a checkbox by its words", () => {
    render(<Checkbox name="level" value="dasar" label="Dasar" count={4} />);
    fireEvent.click(screen.getByText("Dasar"));
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  });
});
