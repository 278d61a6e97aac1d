/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";

import { openPage } from "../../testing/openPage";
import { programRoutes } from "../../testing/programs/programFixtures";
import { programAnswers } from "../../testing/programs/samplePrograms";

afterEach(cleanup);

const lost = new AppError("timeout", "late");

const open = async (address: string, changes: Readonly<Record<string, unknown>> = {}) => {
  const page = await openPage({ address, answers: { ...programAnswers, ...changes }, routes: programRoutes });
  render(page.show());
  return page;
};

describe("pages of programmes in a browser", () => {
  it("are loaded again for a lost part, on the page of it that was asked for", async () => {
    const schools = { "services v1/program/schools": lost };
    const { http, journeys } = await open("/Program/teknik-jaringan?page=2", schools);
    const before = http.calls.length;
    const part = within(screen.getByRole("region", { name: "Sekolah peserta" }));
    await act(async () => fireEvent.click(part.getByRole("button", { name: "Coba lagi" })));
    expect(journeys).toEqual(["reload"]);
    expect(http.calls.slice(before)).toContain("services v1/program/schools?page=2&pageSize=10&programId=jaringan");
  });

  it("are loaded again for a lost list", async () => {
    const { http } = await open("/Curriculum", { "programs programs": lost });
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Coba lagi" })));
    expect(http.calls).toEqual(["programs programs", "programs programs"]);
  });

  it("turn the page of a list by its address", async () => {
    const { journeys } = await open("/Program");
    fireEvent.click(screen.getByRole("link", { name: /erikutnya/ }));
    expect(journeys).toEqual(["push /Program?page=2"]);
  });

  it("name each date's file by what happens on it", async () => {
    await open("/Event/Program");
    const rows = screen.getAllByRole("button", { name: /kalender/ });
    expect(rows.map((row) => row.getAttribute("aria-label"))).toEqual([
      "Tambah ke kalender: Satu Malam tentang Kabel",
      "Tambah ke kalender: Jaringan di Gedung Tua",
    ]);
  });

  it("open a class of a syllabus with the keyboard's own means", async () => {
    await open("/Silabus");
    const classes = screen.getAllByRole("group");
    expect(classes.map((each) => [each.tagName, each.hasAttribute("open")])).toEqual([
      ["DETAILS", true],
      ["DETAILS", false],
    ]);
  });
});
