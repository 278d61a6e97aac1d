/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";

import { archiveHome } from "../../testing/fixtures/innovation";
import { fixtureOf, renderSection } from "../../testing/renderSection";

afterEach(cleanup);

describe("the register", () => {
  it("narrows down to what is typed, and says when nothing is left", async () => {
    render(await renderSection(fixtureOf(archiveHome, "sites.register.v1")));
    const type = (value: string) =>
      fireEvent.change(screen.getByRole("searchbox", { name: "Cari catatan" }), { target: { value } });
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    type("418");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Dicabut"),
    ]);
    type("burung");
    expect(screen.queryAllByRole("listitem")).toHaveLength(0);
    expect(screen.getByRole("status").textContent).toBe("Tidak ada.");
  });
});
