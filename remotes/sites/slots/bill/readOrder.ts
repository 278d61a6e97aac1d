import { readCount, type Order } from "./reckon";
import type { BillProps, School } from "./schema";

/** Values of the form's fields, as typed. */
export interface Typed {
  readonly pupils: string;
  readonly schools: string;
  readonly pay: Order["pay"];
}

export interface Faults {
  readonly pupils?: "count";
  readonly schools?: "count" | "more-than-pupils";
}

/** Faults of the fields; the order where there are none. */
export const readTyped = (
  { pupils: pupilsTyped, schools: schoolsTyped, pay }: Typed,
  { limits }: Pick<BillProps, "limits">,
): { readonly order: Order | null; readonly faults: Faults } => {
  const pupils = readCount(pupilsTyped, limits.pupils);
  const schools = readCount(schoolsTyped, limits.schools);
  const faults: Faults = {
    ...(pupils === null && { pupils: "count" }),
    ...(schools === null && { schools: "count" }),
    ...(pupils !== null && schools !== null && schools > pupils && { schools: "more-than-pupils" }),
  };
  const isRight = Object.keys(faults).length === 0;
  return { order: isRight && pupils !== null && schools !== null ? { pupils, schools, pay } : null, faults };
};

/** The fields for a school that is similar. */
export const typedOf = ({ pupils, schools }: Pick<School, "pupils" | "schools">, pay: Order["pay"]): Typed => ({
  pupils: String(pupils),
  schools: String(schools),
  pay,
});

/** Order that an address asks for: a school that is similar, or numbers of one's own; the first school where it asks for nothing. */
export const readAsked = ({ asked = {}, schools }: Pick<BillProps, "asked" | "schools">): Typed => {
  const like = schools.find(({ key }) => key === asked["like"]) ?? schools[0];
  const typed: Typed = typedOf(like ?? { pupils: 1, schools: 1 }, asked["pay"] === "month" ? "month" : "year");
  if (asked["like"] !== undefined) return typed;
  return { ...typed, pupils: asked["pupils"] ?? typed.pupils, schools: asked["schools"] ?? typed.schools };
};
