/** Indonesian mobile numbers as they are stored. (spec forms-and-payments, "Shared rules") */
const E164 = /^\+628[1-9]\d{7,10}$/;

/** Where the groups of a national number end: 812-3456-7890. */
const GROUPS = /^(\d{3})(\d{1,4})(\d*)$/;

/** What people put between the digits, or copy along with them. */
const BETWEEN = /[\s().\-\u2010-\u2015\u200b-\u200e\u202a-\u202e]/g;

/**
 * The stored form of a mobile number: takes 08…, 8…, 62…, +62… with spaces, dashes, dots or brackets.
 * @returns `+62…`, or null where it is no Indonesian mobile number
 */
export const parsePhone = (text: string): string | null => {
  const digits = text.replace(BETWEEN, "");
  if (!/^\+?\d+$/.test(digits)) return null;
  const number = `+62${nationalDigits(digits)}`;
  return E164.test(number) ? number : null;
};

/** Without the country's 62 and without the domestic 0, whichever of them stand there: `+62 0812` is written, too. */
const nationalDigits = (digits: string): string => digits.replace(/^(?:\+?62)?0?/, "");

/** A number as it is shown behind `+62`: `812-3456-7890`. What cannot be read as a number comes back as it is. */
export const formatPhone = (text: string): string => {
  const [, first = "", second = "", third = ""] = GROUPS.exec(parsePhone(text)?.slice("+62".length) ?? "") ?? [];
  return first === "" ? text : [first, second, third].filter(Boolean).join("-");
};
