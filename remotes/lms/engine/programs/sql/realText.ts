/** Digits that SQLite's shell writes. */
const DIGITS = 15;

/** A REAL as SQLite's shell writes it: with a point where it is whole, and with an exponent where it is far from one. */
export const realText = (value: number): string => {
  if (!Number.isFinite(value)) return value > 0 ? "Inf" : "-Inf";
  const [digits = "", power = "0"] = value.toExponential(DIGITS - 1).split("e");
  const exponent = Number(power);
  const isFar = exponent < -4 || exponent >= DIGITS;
  const text = isFar ? digits : value.toFixed(Math.max(DIGITS - 1 - exponent, 1));
  const short = text.replace(/0+$/, "").replace(/\.$/, ".0");
  if (!isFar) return short;
  return `${short}e${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;
};
