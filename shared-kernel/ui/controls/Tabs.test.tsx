/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { Tabs } from "./Tabs";
import { standInTopLayer } from "./testing/topLayer";

beforeAll(standInTopLayer);
afterEach(cleanup);

const draw = (onSelect?: (id: string) => void) => (
  <Tabs
    language="id"
    label="Kelas"
    onSelect={onSelect}
    items={[
      { id: "ringkasan", label: "Ringkasan", content: <a href="#a">Isi ringkasan</a> },
      { id: "silabus", label: "Silabus", count: 31, content: <a href="#b">Isi silabus</a> },
      { id: "ulasan", label: "Ulasan", content: "Isi ulasan", isDisabled: true },
    ]}
  />
);

describe("Tabs", () => {
  it("sends every view, each under its name and open to readers without a script", () => {
    const html = renderToStaticMarkup(draw());
    for (const text of ["Isi ringkasan", "Isi silabus", "Isi ulasan"]) expect(html).toContain(text);
    expect(html).not.toMatch(/ inert=/);
  });

  it("keeps what is not seen out of reach once a script runs", () => {
    render(draw());
    expect(screen.getByText("Isi silabus").closest("[inert]")).not.toBeNull();
    expect(screen.getByText("Isi ringkasan").closest("[inert]")).toBeNull();
  });

  it("shows the view that an arrow key reaches, past what cannot be chosen", () => {
    const chosen: string[] = [];
    render(draw((id) => chosen.push(id)));
    const [first] = screen.getAllByRole("tab");
    act(() => first?.focus());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowRight" });
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Silabus31");
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowRight" });
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Ringkasan");
    expect(chosen.slice(-2)).toEqual(["silabus", "ringkasan"]);
  });

  it("names the row and ties each view to its tab", () => {
    render(draw());
    expect(screen.getByRole("tablist", { name: "Kelas" })).toBeTruthy();
    expect(screen.getByRole("tabpanel", { name: "Ringkasan" })).toBeTruthy();
  });
});
