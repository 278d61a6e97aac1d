/** The Javanese letter that a Latin one begins with; vowels are carried by `ha`. */
const INITIALS: Readonly<Record<string, string>> = {
  n: "ꦤ",
  c: "ꦕ",
  r: "ꦫ",
  k: "ꦏ",
  d: "ꦢ",
  t: "ꦠ",
  s: "ꦱ",
  w: "ꦮ",
  l: "ꦭ",
  p: "ꦥ",
  j: "ꦗ",
  y: "ꦪ",
  m: "ꦩ",
  g: "ꦒ",
  b: "ꦧ",
};

/** The letter over a link of the rail. */
export const initialOf = (label: string): string => INITIALS[label.charAt(0).toLowerCase()] ?? "ꦲ";
