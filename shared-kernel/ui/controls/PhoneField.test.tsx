/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";

import { PhoneField } from "./PhoneField";

afterEach(cleanup);

describe("PhoneField", () => {
  it("tells the stored form while one types, and shows how it understood the number on leaving", () => {
    const told: (string | null)[] = [];
    render(<PhoneField label="Nomor HP" onValueChange={(phone) => told.push(phone)} />);
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Nomor HP" });
    fireEvent.change(input, { target: { value: "0812" } });
    fireEvent.change(input, { target: { value: "0812 3456 7890" } });
    expect(input.value).toBe("0812 3456 7890");
    fireEvent.blur(input);
    expect([told, input.value]).toEqual([[null, "+6281234567890"], "812-3456-7890"]);
  });

  it("keeps what it cannot read as it was typed", () => {
    render(<PhoneField label="Nomor HP" defaultValue="021-555" />);
    const input = screen.getByRole<HTMLInputElement>("textbox");
    fireEvent.blur(input);
    expect(input.value).toBe("021-555");
  });

  it("says the country's code, its help and its error", () => {
    render(<PhoneField label="Nomor HP" help="Contoh: 0812…" error="Tidak valid" defaultValue="+6281234567890" />);
    const input = screen.getByRole<HTMLInputElement>("textbox");
    const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "+62",
      "Contoh: 0812…",
      "Tidak valid",
    ]);
    expect(input.value).toBe("812-3456-7890");
  });
});
