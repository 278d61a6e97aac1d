/** @jest-environment jest-fixed-jsdom */
import { beforeEach, expect, it } from "@jest/globals";

import { keepForLogin } from "./keepForLogin";
import { restoreTyped } from "./typedText";

const field = (): HTMLInputElement => {
  const found = document.querySelector("input");
  if (!found) throw new Error("There is no field");
  return found;
};

keepForLogin();

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<main><input name="school"></main><a href="/Login?back=%2F">Log in</a><a href="/Courses">Courses</a>`;
  for (const link of document.querySelectorAll("a")) link.addEventListener("click", (event) => event.preventDefault());
});

/** As a controlled field of React: its attribute follows. */
const type = (text: string): void => {
  field().setAttribute("value", text);
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
};

const press = (path: string): void => document.querySelector<HTMLElement>(`a[href^="${path}"]`)?.click();

it("puts back what was typed before the way through the account site", () => {
  type("SMK Negeri 2 Wanareja");
  press("/Login");
  document.body.innerHTML = `<main><input name="school"></main>`;
  restoreTyped();
  expect(field().value).toBe("SMK Negeri 2 Wanareja");
});

it("keeps nothing on the way to another page", () => {
  type("SMK Negeri 2 Wanareja");
  press("/Courses");
  expect(sessionStorage).toHaveLength(0);
});
