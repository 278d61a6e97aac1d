const MODULUS = 97;
const LETTER_BASE = 55; // "A" is 10

/** The rest of a number by 97, letters counting from 10 on (ISO 7064, MOD 97-10). */
const restOf = (text: string): number => {
  let rest = 0;
  for (const sign of text.replaceAll("-", "")) {
    const value = sign >= "A" && sign <= "Z" ? sign.charCodeAt(0) - LETTER_BASE : Number(sign);
    rest = (rest * (value > 9 ? 100 : 10) + value) % MODULUS;
  }
  return rest;
};

/** Two digits: they tell each single mistyped sign, and two that were exchanged. */
export const checkNumberOf = (series: string): string => String(MODULUS + 1 - restOf(`${series}00`)).padStart(2, "0");

/** Whether a number ends in the digits that belong to it. */
export const isWhole = (number: string): boolean =>
  /^[A-Z0-9]+(?:-[A-Z0-9]+)*-\d{2}$/.test(number) && restOf(number) === 1;
