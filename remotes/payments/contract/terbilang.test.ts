import { expect, it } from "@jest/globals";

import { terbilang } from "./terbilang";

it.each([
  [0, "nol"],
  [-21_000, "minus dua puluh satu ribu"],
  [11, "sebelas"],
  [19, "sembilan belas"],
  [100, "seratus"],
  [1_000, "seribu"],
  [2_021, "dua ribu dua puluh satu"],
  [649_350, "enam ratus empat puluh sembilan ribu tiga ratus lima puluh"],
  [1_100_000, "satu juta seratus ribu"],
  [12_000_000_012, "dua belas miliar dua belas"],
])("writes %d in words", (amount, words) => {
  expect(terbilang(amount)).toBe(words);
});
