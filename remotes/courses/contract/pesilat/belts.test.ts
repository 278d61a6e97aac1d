import { describe, expect, it } from "@jest/globals";

import { beltOf, BELTS } from "./belts";

describe("beltOf", () => {
  it("reads every belt in both languages, in any letter case", () => {
    const indonesian = ["Sabuk putih", "sabuk Kuning", "SABUK HIJAU", "Sabuk merah", "Sabuk hitam"];
    expect(indonesian.map(beltOf)).toEqual(BELTS);
    expect(BELTS.map((belt) => beltOf(`${belt} belt`))).toEqual(BELTS);
  });

  it.each(["", "Terbuka", "Lanjutan terbuka", "Kelas merah", "Sabuk", "Sabuk ungu", "Sabukmerah"])(
    "takes %j for no belt",
    (level) => expect(beltOf(level)).toBeNull(),
  );
});
