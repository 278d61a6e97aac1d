/** A letter of the rail: its class in `letters.module.css`, and the letter as a text. */
export interface RailSign {
  readonly name: string;
  readonly letter: string;
}

/** `ha`, which carries a vowel. */
const HA: RailSign = { name: "ha", letter: "ꦲ" };

/** The Javanese letter that a Latin one begins with. */
const INITIALS: Readonly<Record<string, RailSign>> = {
  n: { name: "na", letter: "ꦤ" },
  c: { name: "ca", letter: "ꦕ" },
  r: { name: "ra", letter: "ꦫ" },
  k: { name: "ka", letter: "ꦏ" },
  d: { name: "da", letter: "ꦢ" },
  t: { name: "ta", letter: "ꦠ" },
  s: { name: "sa", letter: "ꦱ" },
  w: { name: "wa", letter: "ꦮ" },
  l: { name: "la", letter: "ꦭ" },
  p: { name: "pa", letter: "ꦥ" },
  j: { name: "ja", letter: "ꦗ" },
  y: { name: "ya", letter: "ꦪ" },
  m: { name: "ma", letter: "ꦩ" },
  g: { name: "ga", letter: "ꦒ" },
  b: { name: "ba", letter: "ꦧ" },
};

/** The letter over a link of the rail. */
export const initialOf = (label: string): RailSign => INITIALS[label.charAt(0).toLowerCase()] ?? HA;
