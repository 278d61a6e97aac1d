/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { Button } from "./Button";

afterEach(cleanup);

describe("Button", () => {
  it("is a plain button with its words where nothing is said of being busy", () => {
    expect(renderToStaticMarkup(<Button>Simpan</Button>)).toMatch(
      /^<button type="button" class="[^"]*">Simpan<\/button>$/,
    );
  });

  it("holds both faces, so that its width does not depend on which is shown", () => {
    const facesOf = (busy: boolean) => {
      const { container } = render(
        <Button busy={busy} busyLabel="Mengirim…">
          Kirim
        </Button>,
      );
      const faces = container.querySelectorAll("button > span > span");
      return Array.from(faces, (face) => [face.textContent, face.hasAttribute("data-hidden")]);
    };
    expect(facesOf(false)).toEqual([
      ["Kirim", false],
      ["Mengirim…", true],
    ]);
    expect(facesOf(true)).toEqual([
      ["Kirim", true],
      ["Mengirim…", false],
    ]);
  });

  it("keeps the focus and sends nothing while busy", () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const onClick = jest.fn();
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} busyLabel="Mengirim…" onClick={onClick}>
          Kirim
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole<HTMLButtonElement>("button");
    button.focus();
    fireEvent.click(button);
    rerender(form(true));
    fireEvent.click(button);
    expect([onSubmit.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 1]);
    expect(document.activeElement).toBe(button);
    expect([button.getAttribute("aria-busy"), button.disabled]).toEqual(["true", false]);
  });
});
