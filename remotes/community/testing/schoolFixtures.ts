import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture } from "@serambi/kernel/testing";

import { NETWORK_PATH, REGISTER_PATH, REGISTRATIONS_PATH } from "../contract/paths";
import type { ProvinceCount, School, SchoolForm, SchoolList, WaitingSchool } from "../contract/Schools";

const tenant = { settings: { routes: ["/", REGISTER_PATH, NETWORK_PATH, REGISTRATIONS_PATH, "/Privacy-Policy"] } };
const id = "3f1c9f8e-2f57-4e0a-9f55-0c1f4a0f7f10";
const down = new AppError("unavailable", "Down");

const PROVINCES = "services authorizer/provinces";
const CITIES = "services authorizer/cities";
const LIST = "services school/list";
const MAP = "main statistic/provincies";
const KNOWN = "community schools/known";
const SEND = "POST services school/register";
const WAITING = "community schools/waiting";
const DECIDE = "POST community schools/decide";

const areas = {
  [PROVINCES]: answer([
    { id: "34", name: "DI Yogyakarta" },
    { id: "53", name: "Nusa Tenggara Timur" },
  ]),
  [CITIES]: answer([
    { id: "3403", provinceId: "34", name: "Kabupaten Gunungkidul" },
    { id: "5308", provinceId: "53", name: "Kabupaten Ende" },
  ]),
};

const form = {
  npsn: "69990001",
  schoolName: "SMK Batu Kapur Wonosari",
  level: "SMK",
  status: "negeri",
  address: "Jalan Veteran 4, Kepek",
  provinceId: "34",
  cityId: "3403",
  picName: "Ratna Widyaningsih",
  picEmail: "ratna@contoh.example",
  picPhone: "0813-9000-1122",
  consent: "1",
} satisfies Record<keyof Omit<SchoolForm, "key">, string>;

const known = {
  npsn: "69990001",
  schoolName: "SMK Batu Kapur Wonosari",
  level: "SMK",
  status: "negeri",
  address: "Jalan Veteran 4, Kepek",
  provinceId: "34",
  cityId: "3403",
};

const school: School = {
  id,
  npsn: "69990002",
  name: "SMKN 2 Surya Ende",
  level: "SMK",
  status: "negeri",
  city: "Kabupaten Ende",
  provinceId: "53",
  province: "Nusa Tenggara Timur",
  fields: ["jaringan", "otomotif"],
  students: 212,
  since: 2022,
};
const list: SchoolList = {
  page: 1,
  perPage: 12,
  totalItems: 14,
  totalPages: 2,
  items: [
    school,
    { ...school, id: "3f1c9f8e-2f57-4e0a-9f55-0c1f4a0f7f11", name: "PKBM Layar", fields: [], students: null },
  ],
};
const province = (name: string, column: number, schools: number): ProvinceCount => ({
  id: String(50 + column),
  name,
  short: "NT",
  column,
  row: 2,
  schools,
});
const provinces = [
  province("Bali", 1, 0),
  province("NTB", 2, 4),
  province("NTT", 3, 6),
  province("Jawa Tengah", 4, 25),
];

const waiting: WaitingSchool = {
  ...known,
  id,
  reference: "SK-7QK2M9XA",
  name: known.schoolName,
  level: "SMK",
  status: "negeri",
  city: "Kabupaten Gunungkidul",
  province: "DI Yogyakarta",
  picName: form.picName,
  picEmail: form.picEmail,
  picPhone: "+6281390001122",
  registeredAt: "2026-11-20T03:00:00.000Z",
};

const register = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "register",
  path: REGISTER_PATH,
  tenant,
  answers: { ...areas, [SEND]: answer({ reference: "SK-7QK2M9XA" }) },
  ...rest,
});
const network = (title: string, path: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "network",
  path: NETWORK_PATH + path,
  tenant,
  answers: { [LIST]: answer(list), [MAP]: answer(provinces) },
  ...rest,
});
const nobody = answer({ ...list, items: [], totalItems: 0, totalPages: 0 });
const registrations = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "registrations",
  path: REGISTRATIONS_PATH,
  tenant,
  answers: { [WAITING]: answer([waiting]), [DECIDE]: answer({ decision: "confirmed" }) },
  ...rest,
});

export const schoolPages: readonly PageFixture[] = [
  register("a school's registration"),
  register("a registration of a known school", {
    path: `${REGISTER_PATH}?npsn=69990001`,
    answers: { ...areas, [KNOWN]: answer({ school: known, isRegistered: false }) },
  }),
  register("a school that has registered", { path: `${REGISTER_PATH}?sent=SK-7QK2M9XA` }),
  register("a registration without provinces", { answers: { [PROVINCES]: down, [CITIES]: down } }),
  register("a school that registers", { form }),
  register("a city without its province", { form: { ...form, provinceId: "" } }),
  register("a program's registration", { form: { ...form, website: "x" } }),
  register("nothing filled in", { form: {}, outcome: "invalid" }),
  register("a city of another province", { form: { ...form, cityId: "5308" }, outcome: "invalid" }),
  register("a number that is registered", {
    form,
    answers: { ...areas, [SEND]: new AppError("invalid", "Refused", { fields: { npsn: "NPSN sudah terdaftar." } }) },
    outcome: "invalid",
  }),
  network("partner schools", ""),
  network("partner schools of a province", "?province=53&page=2"),
  network("a province without schools", "?province=51", { answers: { [LIST]: nobody, [MAP]: answer(provinces) } }),
  network("no school that fits", "?search=pelayaran", { answers: { [LIST]: nobody, [MAP]: answer(provinces) } }),
  network("partner schools that cannot be had", "", { answers: { [LIST]: down, [MAP]: down } }),
  registrations("registrations that wait"),
  registrations("no registration", { answers: { [WAITING]: answer([]) } }),
  registrations("registrations that cannot be had", { answers: { [WAITING]: down } }),
  registrations("a school is confirmed", { form: { id, decision: "confirmed" } }),
  registrations("a school is declined without a reason", {
    form: { id, decision: "declined", reason: "tidak" },
    outcome: "invalid",
  }),
  registrations("a colleague was first", {
    form: { id, decision: "confirmed" },
    answers: { [WAITING]: answer([]), [DECIDE]: new AppError("conflict", "Taken") },
    outcome: "invalid",
  }),
];
