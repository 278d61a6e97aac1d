/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";

import { NumberField, type NumberFieldProps } from "./NumberField";

afterEach(cleanup);

const show = (props: Partial<NumberFieldProps> = {}) => {
  const told: (number | null)[] = [];
  render(
    <NumberField
      label="Kursi"
      decreaseLabel="Kurangi satu"
      increaseLabel="Tambah satu"
      min={3}
      max={5}
      onValueChange={(value) => told.push(value)}
      {...props}
    />,
  );
  return { told, input: screen.getByRole<HTMLInputElement>("spinbutton", { name: "Kursi" }) };
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const isClosed = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled;

describe("NumberField", () => {
  it("counts up to its bounds and no further", () => {
    const { told, input } = show({ defaultValue: 4 });
    press("Tambah satu");
    expect([input.value, isClosed("Tambah satu"), isClosed("Kurangi satu")]).toEqual(["5", true, false]);
    press("Kurangi satu");
    press("Kurangi satu");
    expect([told, isClosed("Kurangi satu")]).toEqual([[5, 4, 3], true]);
  });

  it("starts at the least from nothing", () => {
    const { told } = show();
    press("Tambah satu");
    expect(told).toEqual([3]);
  });

  it("tells nothing as null, and what is outside the bounds as it is", () => {
    const { told, input } = show({ defaultValue: 4 });
    fireEvent.change(input, { target: { value: "" } });
    fireEvent.change(input, { target: { value: "40" } });
    expect(told).toEqual([null, 40]);
  });

  it("steps from the keyboard without stops at the buttons", () => {
    show({ defaultValue: 4 });
    expect(screen.getAllByRole("button").map((button) => button.tabIndex)).toEqual([-1, -1]);
  });

  it("stays as its owner holds it", () => {
    const { told, input } = show({ value: 4 });
    press("Tambah satu");
    expect([told, input.value]).toEqual([[5], "4"]);
  });
});
