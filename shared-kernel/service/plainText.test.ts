import { expect, it } from "@jest/globals";

import { plainText } from "./plainText";

it("keeps cells of a table apart, and a row together", () => {
  const table =
    "<table><tr><th>Nama</th><th>Artinya</th></tr>\n<tr><td>NameError</td>\n<td>Salah ketik</td></tr></table>";
  expect(plainText(table)).toBe("Nama; Artinya\nNameError; Salah ketik");
});
