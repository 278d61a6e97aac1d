/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";

import { Slider } from "./Slider";

afterEach(cleanup);

describe("Slider", () => {
  it("says its value in words, beside the label and aloud", () => {
    const told: number[] = [];
    render(
      <Slider
        label="Jam per minggu"
        min={2}
        max={12}
        defaultValue={7}
        valueText={(hours) => `${hours} jam`}
        onValueChange={(value) => told.push(value)}
      />,
    );
    const slider = screen.getByRole("slider", { name: "Jam per minggu" });
    fireEvent.change(slider, { target: { value: "9" } });
    expect([told, slider.getAttribute("aria-valuetext"), screen.getByRole("status").textContent]).toEqual([
      [9],
      "9 jam",
      "9 jam",
    ]);
  });

  it("draws its line as far as the value stands", () => {
    const { container } = render(<Slider label="Jam" min={2} max={12} defaultValue={7} valueText={String} />);
    expect([...container.querySelectorAll("rect")].at(-1)?.getAttribute("width")).toBe("50%");
  });

  it("starts at the least", () => {
    render(<Slider label="Jam" min={2} max={12} valueText={String} />);
    expect(screen.getByRole<HTMLInputElement>("slider").value).toBe("2");
  });
});
