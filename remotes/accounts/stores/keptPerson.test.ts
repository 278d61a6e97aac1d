/** @jest-environment jest-fixed-jsdom */
import { beforeEach, expect, it } from "@jest/globals";

import { keepPerson, readPerson } from "./keptPerson";

const storage = () => localStorage;
const person = { id: "u-1", name: "Larasati Puspa", email: "larasati@contoh.example", kind: 4 };

beforeEach(() => localStorage.clear());

it("keeps who is signed in, and the role of their kind as the user kind", () => {
  keepPerson(storage, person);
  expect(readPerson(storage)).toEqual(person);
  expect(localStorage.getItem("user_kind")).toBe("student");
});

it("saves the type where one is given, and none for a kind that is no role", () => {
  keepPerson(storage, { ...person, type: "alumnus" });
  expect(localStorage.getItem("user_kind")).toBe("alumnus");
  keepPerson(storage, { ...person, kind: 12 });
  expect(localStorage.getItem("user_kind")).toBe("none");
});

it.each(["", "null", "{", '{"name":"no id"}', "[]"])("knows nobody where %j stands", (text) => {
  localStorage.setItem("detail_auth", text);
  expect(readPerson(storage)).toBeNull();
});
