import { expect, it } from "@jest/globals";

import { maskPersonal } from "./maskPersonal";

it("leaves no address, number or name of anybody in what is logged", () => {
  expect(maskPersonal("Nama saya Larasati Puspa, hp +62 812-3456-7890, surel laras@contoh.id")).toBe(
    "Nama saya [name], hp [number], surel [email]",
  );
});

it("leaves years and prices alone", () => {
  expect(maskPersonal("Berapa biaya 2027? 450 ribu?")).toBe("Berapa biaya 2027? 450 ribu?");
});
