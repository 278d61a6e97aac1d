const WORDS = [
  "",
  "satu",
  "dua",
  "tiga",
  "empat",
  "lima",
  "enam",
  "tujuh",
  "delapan",
  "sembilan",
  "sepuluh",
  "sebelas",
];

/** From the largest: the value, its word, and the word of one of it. */
const PARTS = [
  [1_000_000_000_000, "triliun", null],
  [1_000_000_000, "miliar", null],
  [1_000_000, "juta", null],
  [1_000, "ribu", "seribu"],
  [100, "ratus", "seratus"],
] as const;

const join = (...words: readonly string[]): string => words.filter((word) => word !== "").join(" ");

/** A sum in Indonesian words, as receipts write it: `enam ratus lima puluh ribu`. @param amount a whole number */
export const terbilang = (amount: number): string => {
  if (amount === 0) return "nol";
  if (amount < 0) return join("minus", terbilang(-amount));
  for (const [value, word, one] of PARTS) {
    const count = Math.floor(amount / value);
    if (count === 0) continue;
    const rest = amount % value;
    return join(count === 1 && one !== null ? one : join(terbilang(count), word), rest === 0 ? "" : terbilang(rest));
  }
  if (amount < WORDS.length) return WORDS[amount] ?? "";
  if (amount < 20) return join(WORDS[amount - 10] ?? "", "belas");
  return join(WORDS[Math.floor(amount / 10)] ?? "", "puluh", WORDS[amount % 10] ?? "");
};
