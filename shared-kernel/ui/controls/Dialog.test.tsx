/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { Dialog, type DialogProps } from "./Dialog";
import { Drawer } from "./Drawer";
import { standInTopLayer } from "./testing/topLayer";

beforeAll(standInTopLayer);
afterEach(cleanup);

type Face = "dialog" | "alertdialog" | "drawer";

const Page = ({ face = "dialog" }: { readonly face?: Face }) => {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const shared = {
    isOpen,
    onClose: () => setOpen(false),
    title: "Keluar dari kelas?",
    closeLabel: "Tutup",
    returnFocus: trigger,
    children: <input aria-label="Alasan" type="file" ref={field} />,
  } satisfies Omit<DialogProps, "role">;
  return (
    <>
      <button ref={trigger} type="button" onClick={() => setOpen(true)}>
        Buka
      </button>
      {face === "drawer" ? <Drawer {...shared} initialFocus={field} /> : <Dialog {...shared} role={face} />}
    </>
  );
};

const open = (face?: Face) => {
  render(<Page {...(face && { face })} />);
  screen.getByText("Buka").focus();
  fireEvent.click(screen.getByText("Buka"));
  return screen.getByRole<HTMLDialogElement>(face === "alertdialog" ? "alertdialog" : "dialog");
};

const cancel = (target: Element, isBubbling = false) =>
  fireEvent(target, new Event("cancel", { cancelable: true, bubbles: isBubbling }));

describe("Dialog", () => {
  it("sends nothing of what is in it before it opens", () => {
    expect(renderToStaticMarkup(<Page />)).not.toContain("Keluar dari kelas");
  });

  it("opens under its title, with the focus on the whole", () => {
    const dialog = open();
    expect(screen.getByRole("dialog", { name: "Keluar dari kelas?" })).toBe(dialog);
    expect(document.activeElement).toBe(dialog);
  });

  it.each([
    [1024, "plain"],
    [1009, "gutter"],
  ])("holds a page that is %i px wide in a window of 1024 still, and lets it go", (width, kind) => {
    Object.defineProperty(document.documentElement, "clientWidth", { value: width, configurable: true });
    open();
    expect(document.documentElement.dataset["behindModal"]).toBe(kind);
    fireEvent.click(screen.getByRole("button", { name: "Tutup" }));
    expect(document.documentElement.dataset["behindModal"]).toBeUndefined();
  });

  it("closes on Escape and gives the focus back", () => {
    const dialog = open();
    cancel(dialog);
    expect(dialog.open).toBe(false);
    expect(document.activeElement).toBe(screen.getByText("Buka"));
  });

  it("gives the focus back to its button where the browser knows no place", () => {
    render(<Page />);
    fireEvent.click(screen.getByText("Buka"));
    cancel(screen.getByRole("dialog"));
    expect(document.activeElement).toBe(screen.getByText("Buka"));
  });

  it("leaves Escape to a list that is open in it", () => {
    const dialog = open();
    const escape = () => new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    expect(fireEvent(screen.getByLabelText("Alasan"), escape())).toBe(true);
    const list = dialog.appendChild(document.createElement("div"));
    Object.assign(list.dataset, { rac: "", placement: "bottom" });
    expect(fireEvent(screen.getByLabelText("Alasan"), escape())).toBe(false);
  });

  it("stays when a file field in it is cancelled", () => {
    const dialog = open();
    cancel(screen.getByLabelText("Alasan"), true);
    expect(dialog.open).toBe(true);
  });

  it("follows when the browser closes it by itself", async () => {
    const dialog = open();
    // The event comes a moment later, as in browsers.
    await act(async () => dialog.close());
    expect(screen.queryByText("Keluar dari kelas?")).toBeNull();
  });

  it("closes on a press beside it, not on one that began in it", () => {
    const dialog = open();
    fireEvent.pointerDown(screen.getByText("Keluar dari kelas?"));
    fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(dialog.open).toBe(false);
  });

  it("that asks for a decision cannot be pressed away, and is read out whole", () => {
    const dialog = open("alertdialog");
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
    const text = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
    expect(text?.contains(screen.getByLabelText("Alasan"))).toBe(true);
  });

  it("lets the page go when it is taken away while open", () => {
    open();
    cleanup();
    expect(document.documentElement.dataset["behindModal"]).toBeUndefined();
  });
});

describe("Drawer", () => {
  it("opens with the focus where it is told to", () => {
    open("drawer");
    expect(document.activeElement).toBe(screen.getByLabelText("Alasan"));
  });
});
