/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";

import { Table, type TableColumn } from "./Table";
import type { TableSort, TableSorting } from "./TableSorting";

afterEach(cleanup);

interface Row {
  readonly name: string;
  readonly seats: number;
}

const columns: readonly TableColumn<Row>[] = [
  { id: "name", header: "Kelas", cell: (row) => row.name, sortable: true },
  { id: "seats", header: "Kursi", cell: (row) => row.seats, numeric: true, sortable: true },
  { id: "note", header: "Catatan", cell: () => "–" },
];
const rows: readonly Row[] = [
  { name: "Menjahit", seats: 8 },
  { name: "Mengelas", seats: 12 },
];

const draw = (sorting?: TableSorting) =>
  render(
    <Table
      caption="Angkatan"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.name}
      isSelected={(row) => row.seats === 12}
      selectedLabel="dipilih"
      footer={["Jumlah", 20, ""]}
      sorting={sorting}
    />,
  );

describe("Table", () => {
  it("is named by its caption, and each row by its first cell", () => {
    draw();
    expect(screen.getByRole("table", { name: "Angkatan" })).toBeTruthy();
    expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual([
      "Menjahit",
      "Mengelas, dipilih",
      "Jumlah",
    ]);
  });

  it("gives each value its column's name, for where rows are folded", () => {
    draw();
    const cells = screen.getAllByRole("cell").slice(0, 2);
    expect(cells.map((cell) => [cell.dataset["label"], cell.textContent])).toEqual([
      ["Kursi", "8"],
      ["Catatan", "–"],
    ]);
  });

  it("has nothing to press where the order cannot be changed", () => {
    draw();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("says the order and asks for the other way round, or for another column", () => {
    const asked: TableSort[] = [];
    draw({ sort: { column: "name", direction: "ascending" }, onSort: (sort) => asked.push(sort) });
    expect(screen.getByRole("columnheader", { name: "Kelas" }).getAttribute("aria-sort")).toBe("ascending");
    expect(screen.getByRole("columnheader", { name: "Kursi" }).hasAttribute("aria-sort")).toBe(false);
    for (const name of ["Kelas", "Kursi"]) fireEvent.click(screen.getByRole("button", { name }));
    expect(asked).toEqual([
      { column: "name", direction: "descending" },
      { column: "seats", direction: "ascending" },
    ]);
    expect(screen.getAllByRole("button")).toHaveLength(2);
  });

  it("asks by addresses where there is one for each order", () => {
    draw({
      sort: { column: "name", direction: "descending" },
      sortHref: ({ column, direction }) => `/kelas?sort=${column}&dir=${direction}`,
    });
    expect(screen.getByRole("link", { name: "Kelas" }).getAttribute("href")).toBe("/kelas?sort=name&dir=ascending");
  });

  it("that scrolls is reached by keyboard", () => {
    render(<Table caption="Angkatan" columns={columns} rows={rows} rowKey={(row) => row.name} narrow="scroll" />);
    expect(screen.getByRole("region", { name: "Angkatan" }).tabIndex).toBe(0);
  });
});
