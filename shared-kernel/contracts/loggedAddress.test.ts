import { describe, expect, it } from "@jest/globals";

import { MAX_LOGGED_ADDRESS } from "./logEntry";
import { loggedAddress } from "./loggedAddress";

describe("an address in the log", () => {
  it.each([
    ["a page", "https://main.example/Courses", "https://main.example/Courses"],
    ["a search", "https://main.example/Courses?search=Ratna+Wulandari&page=2", "https://main.example/Courses"],
    ["a token", "https://account.example/auth?token=abc#id_token=def", "https://account.example/auth"],
    ["a name and a password", "https://ratna:rahasia@main.example/", "https://main.example/"],
    [
      "a page opened from a newsletter",
      "https://a.example/?utm_source=surat&email=r@a.id",
      "https://a.example/?utm_source=surat",
    ],
    ["a campaign that names a person", "https://a.example/?utm_term=r%40a.id", "https://a.example/"],
    ["a letter with its text", "mailto:halo@main.example?body=Saya+Ratna", "mailto:halo@main.example"],
    ["a telephone number", "tel:+62211234567", "tel:+62211234567"],
    ["no address at all", "http://[bad?token=abc", "http://[bad"],
    ["nothing", "", ""],
  ])("keeps where it leads and not who went there: %s", (_what, address, logged) => {
    expect(loggedAddress(address)).toBe(logged);
  });

  it("is not longer than the log takes", () => {
    expect(loggedAddress(`https://a.example/${"x".repeat(5_000)}`)).toHaveLength(MAX_LOGGED_ADDRESS);
    expect(loggedAddress("x".repeat(5_000))).toHaveLength(MAX_LOGGED_ADDRESS);
  });
});
