import { describe, expect, it } from "@jest/globals";

import { letterAddress } from "./letterAddress";

const mail = { to: "formulir@contoh.example", subject: "Formulir & lampiran" };

describe("letterAddress", () => {
  it("puts every answer under its question, in order", () => {
    const address = new URL(
      letterAddress(mail, [
        { label: "Nama", text: "Sari & Adik" },
        { label: "Tinggal di", text: "" },
      ]),
    );
    expect(address.pathname).toBe("formulir@contoh.example");
    expect(address.searchParams.get("subject")).toBe("Formulir & lampiran");
    expect(address.searchParams.get("body")).toBe("Nama\r\nSari & Adik\r\n\r\nTinggal di\r\n–");
  });

  it("lets no answer add a header to the letter", () => {
    const address = letterAddress(mail, [{ label: "Nama", text: "a&bcc=lain@contoh.example" }]);
    expect(new URL(address).searchParams.has("bcc")).toBe(false);
  });
});
