import type { Language } from "@serambi/kernel/contracts";

const OFFSET = /^UTC([+-])(\d{1,2})(?::(\d{2}))?$/;

/**
 * The hour at a moment where the clock differs so much from UTC: `19.12`, in English `19:12`.
 * @param offset `UTC+7`, `UTC-3:30`; of anything else the hour is empty
 */
export const hourAt = (offset: string, nowMs: number, language: Language): string => {
  const [, sign, hours, minutes = "0"] = OFFSET.exec(offset) ?? [];
  if (sign === undefined) return "";
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
  const [hour, minute] = new Date(nowMs + ahead * 60_000).toISOString().slice(11, 16).split(":");
  return `${hour}${language === "id" ? "." : ":"}${minute}`;
};
