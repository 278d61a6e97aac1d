import * as z from "zod/mini";

import { emailField, keyField, nameField, phoneField, requiredLine } from "./fields";
import { LEVELS, NPSN, STATUSES } from "./schoolLimits";

const ProvinceId = z.string().check(z.regex(/^\d{2}$/));
/** The ministry's code of a city begins with that of its province. */
const CityId = z.string().check(z.regex(/^\d{4}$/));

/** The body of `school/register`. (spec forms-and-payments, "School registration") */
export const SchoolForm = z
  .object({
    npsn: z.string().check(z.trim(), z.toUpperCase(), z.regex(NPSN)),
    schoolName: requiredLine(3, 150),
    level: z.enum(LEVELS),
    status: z.enum(STATUSES),
    address: requiredLine(10, 255),
    provinceId: ProvinceId,
    cityId: CityId,
    picName: nameField(),
    picEmail: emailField(),
    picPhone: phoneField(),
    consent: z.literal(true),
    key: keyField(),
  })
  .check(z.refine(({ provinceId, cityId }) => cityId.startsWith(provinceId), { path: ["cityId"] }));
export type SchoolForm = z.infer<typeof SchoolForm>;

export const RegisteredSchool = z.object({ reference: z.string() });

export const Province = z.object({ id: z.string(), name: z.string() });
export type Province = z.infer<typeof Province>;

export const City = z.object({ id: z.string(), provinceId: z.string(), name: z.string() });
export type City = z.infer<typeof City>;

const Level = z.enum(LEVELS);
const Status = z.enum(STATUSES);

/** A school that takes part, as everybody may see it. */
export const School = z.object({
  id: z.uuid(),
  npsn: z.string(),
  name: z.string(),
  level: Level,
  status: Status,
  city: z.string(),
  provinceId: z.string(),
  province: z.string(),
  /** Branches that its pupils compete in. */
  fields: z.array(z.string()),
  /** Null where the school has not told it. */
  students: z.nullable(z.int()),
  /** Year in which it joined. */
  since: z.int(),
});
export type School = z.infer<typeof School>;

/** The paged answer of `school/list`. */
export const SchoolList = z.object({
  page: z.int(),
  perPage: z.int(),
  totalItems: z.int(),
  totalPages: z.int(),
  items: z.array(School),
});
export type SchoolList = z.infer<typeof SchoolList>;

/** A province on the map of squares, with the schools that take part. */
export const ProvinceCount = z.object({
  id: z.string(),
  name: z.string(),
  /** Two letters. */
  short: z.string(),
  column: z.int(),
  row: z.int(),
  schools: z.int(),
});
export type ProvinceCount = z.infer<typeof ProvinceCount>;

/** A registration as whoever confirms it sees it. */
export const WaitingSchool = z.object({
  id: z.uuid(),
  reference: z.string(),
  npsn: z.string(),
  name: z.string(),
  level: Level,
  status: Status,
  address: z.string(),
  city: z.string(),
  province: z.string(),
  picName: z.string(),
  picEmail: z.string(),
  picPhone: z.string(),
  registeredAt: z.iso.datetime(),
});
export type WaitingSchool = z.infer<typeof WaitingSchool>;

/** A registration is confirmed, or declined with a reason that its sender is told. */
export const SchoolDecision = z
  .object({
    id: z.uuid(),
    decision: z.enum(["confirmed", "declined"]),
    reason: z._default(z.string().check(z.trim(), z.maxLength(255)), ""),
  })
  .check(z.refine(({ decision, reason }) => decision === "confirmed" || reason.length >= 10, { path: ["reason"] }));
export type SchoolDecision = z.infer<typeof SchoolDecision>;
