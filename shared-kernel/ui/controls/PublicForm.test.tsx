/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";

import { TextField } from "../forms/TextField";
import { PublicForm, type PublicFormProps } from "./PublicForm";
import { useFormArrived } from "./useKeptForm";

const texts = { trap: "Kosongkan", waiting: "Menunggu sambungan.", faults: (count: number) => `${count} salah` };

describe("PublicForm", () => {
  const sent: Record<string, unknown>[] = [];
  const record: PublicFormProps["onSubmit"] = (event) => {
    event.preventDefault();
    const named = Array.from(event.currentTarget.elements).filter((one) => one instanceof HTMLInputElement);
    sent.push(Object.fromEntries(named.map(({ name, value }) => [name, value])));
  };
  const setOnline = (isOnline: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);

  beforeEach(() => {
    sent.length = 0;
    sessionStorage.clear();
    setOnline(true);
  });
  afterEach(cleanup);

  const open = (props: Partial<PublicFormProps> = {}) =>
    render(
      <PublicForm draft="uji" texts={texts} action="/Uji" onSubmit={record} {...props}>
        <TextField id="nama" name="nama" label="Nama" />
        <label>
          <input type="radio" name="tempat" value="daring" /> Daring
        </label>
        <input type="password" name="sandi" aria-label="Sandi" />
        <button type="submit">Kirim</button>
      </PublicForm>,
    );
  const type = (label: string, value: string) => {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  };

  it("keeps what is typed for the next time it is opened, but no password", () => {
    const { unmount } = open();
    type("Nama", "Sri Handayani");
    type("Sandi", "rahasia sekali");
    fireEvent.click(screen.getByLabelText("Daring"));
    fireEvent.input(screen.getByLabelText("Daring"));
    unmount();
    open();
    expect(screen.getByLabelText<HTMLInputElement>("Nama").value).toBe("Sri Handayani");
    expect(screen.getByLabelText<HTMLInputElement>("Daring").checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>("Sandi").value).toBe("");
    expect(sessionStorage.getItem("serambi.form.uji")).not.toContain("rahasia");
  });

  it("keeps its key when it is drawn again", () => {
    const { rerender } = open();
    const key = () => document.querySelector<HTMLInputElement>("input[name=key]")?.value;
    const first = key();
    rerender(
      <PublicForm draft="uji" texts={{ ...texts, waiting: "Sebentar." }} action="/Uji">
        <button type="submit">Kirim</button>
      </PublicForm>,
    );
    expect([first, key()]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), first]);
  });

  it("has the same key for every attempt, and another one for another form", () => {
    const { unmount } = open();
    fireEvent.click(screen.getByText("Kirim"));
    unmount();
    open();
    fireEvent.click(screen.getByText("Kirim"));
    const [first, second] = sent.map((form) => form["key"]);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    cleanup();
    open({ draft: "lain" });
    fireEvent.click(screen.getByText("Kirim"));
    expect(sent[2]?.["key"]).not.toBe(first);
  });

  it("waits for a connection, and is sent once when there is one", () => {
    setOnline(false);
    open();
    type("Nama", "Sri");
    fireEvent.click(screen.getByText("Kirim"));
    expect(sent).toEqual([]);
    expect(screen.getByRole("status").textContent).toBe("Menunggu sambungan.");
    setOnline(true);
    act(() => void window.dispatchEvent(new Event("online")));
    act(() => void window.dispatchEvent(new Event("online")));
    expect(sent).toMatchObject([{ nama: "Sri", website: "" }]);
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("leaves what the server has filled in, and names its faults", () => {
    const { unmount } = open();
    type("Nama", "Lama");
    unmount();
    open({ refused: { values: { key: "ab".repeat(16) }, errors: { nama: "Nama wajib diisi" }, message: "" } });
    expect(screen.getByLabelText<HTMLInputElement>("Nama").value).toBe("");
    expect(screen.getByRole("alert").textContent).toContain("Nama wajib diisi");
    fireEvent.click(screen.getByText("Kirim"));
    expect(sent[0]?.["key"]).toBe("ab".repeat(16));
  });

  it("forgets what was typed once it has arrived", () => {
    const { unmount } = open();
    type("Nama", "Sri");
    unmount();
    const Arrived = () => {
      useFormArrived("uji");
      return null;
    };
    render(<Arrived />);
    open();
    expect(screen.getByLabelText<HTMLInputElement>("Nama").value).toBe("");
  });
});
