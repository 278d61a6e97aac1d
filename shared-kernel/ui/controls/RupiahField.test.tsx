/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { RupiahField } from "./RupiahField";

afterEach(cleanup);

const show = (defaultValue: number | null = null) => {
  const told: (number | null)[] = [];
  const { container } = render(
    <RupiahField
      label="Donasi"
      language="id"
      name="amount"
      defaultValue={defaultValue}
      onValueChange={(amount) => told.push(amount)}
    />,
  );
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Donasi" });
  input.focus();
  const named = container.querySelectorAll<HTMLInputElement>("[name=amount]");
  return { told, input, sent: () => Array.from(named, (control) => control.value) };
};

/** What a stroke does: the browser changes the text and puts the caret behind the change. */
const type = (input: HTMLInputElement, text: string, caret: number) =>
  fireEvent.change(input, { target: { value: text, selectionStart: caret, selectionEnd: caret } });

describe("RupiahField", () => {
  it("groups while one types and tells the whole number", () => {
    const { told, input, sent } = show();
    type(input, "2500", 4);
    type(input, "2.50000", 7);
    expect([told, input.value, sent()]).toEqual([[2500, 250_000], "250.000", ["250000"]]);
  });

  it("keeps the caret with its digit when a separator comes in before it", () => {
    const { input } = show(12_345);
    type(input, "192.345", 2);
    expect([input.value, input.selectionStart]).toEqual(["192.345", 2]);
    type(input, "1982.345", 3);
    expect([input.value, input.selectionStart]).toEqual(["1.982.345", 4]);
  });

  it("takes no letters, and leaves the caret where it was", () => {
    const { input } = show(250_000);
    type(input, "25x0.000", 3);
    expect([input.value, input.selectionStart]).toEqual(["250.000", 2]);
  });

  it("moves past a separator that is deleted backwards, and steps over it forwards", () => {
    const { input } = show(250_000);
    type(input, "250000", 3);
    expect([input.value, input.selectionStart]).toEqual(["250.000", 3]);
    fireEvent.keyDown(input, { key: "Delete" });
    expect(input.selectionStart).toBe(4);
  });

  it("is nothing when emptied, not zero", () => {
    const { told, input, sent } = show(5000);
    type(input, "", 0);
    expect([told, input.value, sent()]).toEqual([[null], "", [""]]);
  });

  it("writes the currency as the language does", () => {
    render(<RupiahField label="Donation" language="en" defaultValue={250_000} />);
    expect(screen.getByText("IDR")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("250,000");
  });

  it("sends its own text where no script runs", () => {
    const html = renderToStaticMarkup(<RupiahField label="Donasi" language="id" name="amount" defaultValue={5000} />);
    expect(html.match(/name="amount"/g)).toHaveLength(1);
    expect(html).not.toContain('type="hidden"');
  });
});
