import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { asksOtherLanguage, languageAddress } from "./languageAddress";

describe("the address of a page in a language", () => {
  it("is the plain one in the site's own, and names any other", () => {
    const tenant = fakeTenant();
    expect(languageAddress(tenant, "/Courses?lang=en&page=2", "id")).toBe("https://contoh.example/Courses?page=2");
    expect(languageAddress(tenant, "/", "en")).toBe("https://contoh.example/?lang=en");
  });

  it("asks for another language where it names one that this visit has not", () => {
    const asks = (query: string) => asksOtherLanguage(new URL(`https://contoh.example/${query}`), "id");
    expect(["", "?lang=id", "?lang=en"].map(asks)).toEqual([false, false, true]);
  });
});
