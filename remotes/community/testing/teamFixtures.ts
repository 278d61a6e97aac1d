import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture } from "@serambi/kernel/testing";

import { TEAM_REGISTER_PATH, TEAMS_PATH, teamPath } from "../contract/paths";
import type { SchoolList } from "../contract/Schools";
import type { KeptTeam, Team, TeamList, TeamSchool, TeamWindow } from "../contract/Teams";

const tenant = {
  settings: {
    routes: ["/", "/Register", "/Privacy-Policy", TEAM_REGISTER_PATH, "/Liga-Smk/Registration/:token", TEAMS_PATH],
  },
};
const id = "3f1c9f8e-2f57-4e0a-9f55-0c1f4a0f7f10";
const token = `${id}.${"k".repeat(43)}`;
const down = new AppError("unavailable", "Down");

const WINDOW = "community teams/window";
const SCHOOL = "community teams/school";
const SCHOOLS = "services school/list";
const SEND = "POST services team/register";
const ONE = "community teams/one";
const CHANGE = "POST community teams/change";
const WITHDRAW = "POST community teams/withdraw";
const LIST = "community teams/list";
const DECIDE = "POST community teams/decide";

const window: TeamWindow = { season: "2027-28", opensAt: "2026-11-01", until: "2027-05-30", isOpen: true };
const school: TeamSchool = {
  id,
  npsn: "50304412",
  name: "SMKN 3 Kupang",
  city: "Kota Kupang",
  province: "Nusa Tenggara Timur",
};
const found: SchoolList = {
  page: 1,
  perPage: 8,
  totalItems: 9,
  totalPages: 2,
  items: [
    {
      ...school,
      level: "SMK",
      status: "negeri",
      provinceId: "53",
      fields: ["jaringan"],
      students: 212,
      since: 2022,
    },
  ],
};

const form = {
  teamName: "Sasando Tiga",
  coachName: "Sri Handayani",
  coachPhone: "0812-4455-6677",
  count: "3",
  "m1-name": "Dewi Kartika",
  "m1-nisn": "0081234567",
  "m1-birthDate": "2010-03-14",
  "m2-name": "Bagas Prakoso",
  "m2-nisn": "0092345678",
  "m2-birthDate": "2010-11-02",
  "m3-name": "Yosef Tanggu",
  "m3-nisn": "0093456789",
  "m3-birthDate": "2010-06-27",
  captain: "1",
  consentFile: "k".repeat(32),
  guardianConsent: "1",
  consent: "1",
};

const team: Team = {
  id,
  reference: "LS27-0187-KPG",
  season: "2027-28",
  state: "registered",
  reason: "",
  name: form.teamName,
  school,
  coachName: form.coachName,
  coachPhone: "+6281244556677",
  members: [
    { name: "Dewi Kartika", nisn: "0081234567", birthDate: "2010-03-14", isCaptain: true },
    { name: "Bagas Prakoso", nisn: "0092345678", birthDate: "2010-11-02", isCaptain: false },
    { name: "Yosef Tanggu", nisn: "0093456789", birthDate: "2010-06-27", isCaptain: false },
    { name: "Aulia Rahmadani", nisn: "0094567890", birthDate: "2011-01-09", isCaptain: false },
  ],
  hasConsent: true,
  registeredAt: "2026-11-28T03:42:00.000Z",
};
const kept: KeptTeam = { ...team, window, isOpen: true };
const gone: KeptTeam = { ...kept, state: "withdrawn", members: [], hasConsent: false, isOpen: false };
const list: TeamList = {
  page: 1,
  perPage: 10,
  totalItems: 12,
  totalPages: 2,
  items: [
    team,
    {
      ...team,
      id: "3f1c9f8e-2f57-4e0a-9f55-0c1f4a0f7f11",
      state: "declined",
      reason: "Halaman kedua surat izin tidak terbaca.",
      hasConsent: false,
    },
  ],
};

const chosen = `${TEAM_REGISTER_PATH}?school=${id}`;
const register = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "team-register",
  path: chosen,
  tenant,
  answers: {
    [WINDOW]: answer(window),
    [SCHOOL]: answer(school),
    [SEND]: answer({ reference: team.reference, token }),
  },
  ...rest,
});
const one = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "team",
  path: teamPath(token),
  tenant,
  answers: { [ONE]: answer(kept), [CHANGE]: answer(kept), [WITHDRAW]: answer(gone) },
  ...rest,
});
const office = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "teams",
  path: TEAMS_PATH,
  tenant,
  answers: { [LIST]: answer(list), [DECIDE]: answer({ decision: "confirmed" }) },
  ...rest,
});

export const teamPages: readonly PageFixture[] = [
  register("a team's registration", { path: TEAM_REGISTER_PATH }),
  register("a registration whose school is chosen"),
  register("schools that fit", {
    path: `${TEAM_REGISTER_PATH}?search=kupang`,
    answers: { [WINDOW]: answer(window), [SCHOOLS]: answer(found) },
  }),
  register("no school that fits", {
    path: `${TEAM_REGISTER_PATH}?search=amfoang`,
    answers: { [WINDOW]: answer(window), [SCHOOLS]: answer({ ...found, items: [], totalItems: 0, totalPages: 0 }) },
  }),
  register("registration that is closed", {
    path: TEAM_REGISTER_PATH,
    answers: { [WINDOW]: answer({ ...window, isOpen: false }) },
  }),
  register("a registration that cannot be had", {
    path: TEAM_REGISTER_PATH,
    answers: { [WINDOW]: down },
  }),
  register("a team that registers", { form }),
  register("a team whose consent comes later", { form: { ...form, consentFile: "", isConsentLater: "1" } }),
  register("a program's team", { form: { ...form, website: "x" } }),
  register("a member more, without scripts", { form: { ...form, act: "add" }, outcome: "invalid" }),
  register("a team without anything", { path: TEAM_REGISTER_PATH, form: {}, outcome: "invalid" }),
  register("a name that another team has", {
    form,
    answers: {
      [WINDOW]: answer(window),
      [SCHOOL]: answer(school),
      [SEND]: new AppError("invalid", "Refused", {
        fields: { teamName: "Nama ini sudah dipakai tim lain musim ini." },
      }),
    },
    outcome: "invalid",
  }),
  register("a team that comes too late", {
    form,
    answers: { [WINDOW]: answer(window), [SCHOOL]: answer(school), [SEND]: new AppError("conflict", "Closed") },
    outcome: "invalid",
  }),
  one("a team at its link"),
  one("a team that has just registered", { path: `${teamPath(token)}?sent` }),
  one("a team that was changed", { path: `${teamPath(token)}?saved` }),
  one("a team that is changed", { path: `${teamPath(token)}?edit` }),
  one("a team that must be mended", {
    answers: {
      [ONE]: answer({ ...kept, state: "declined", reason: "Halaman kedua tidak terbaca.", hasConsent: false }),
    },
  }),
  one("a team that was confirmed, after the season's window", {
    answers: { [ONE]: answer({ ...kept, state: "confirmed", isOpen: false }) },
  }),
  one("a team that is withdrawn", { answers: { [ONE]: answer(gone) } }),
  one("changes of a team", { path: `${teamPath(token)}?edit`, form: { ...form, consentFile: "" } }),
  one("a change that is refused", {
    path: `${teamPath(token)}?edit`,
    form: { ...form, "m3-nisn": "1", captain: "" },
    outcome: "invalid",
  }),
  one("a team that withdraws", { form: { act: "withdraw" } }),
  office("the office's teams"),
  office("all teams, the second page", { path: `${TEAMS_PATH}?state=all&page=2` }),
  office("no team", { answers: { [LIST]: answer({ ...list, items: [], totalItems: 0, totalPages: 0 }) } }),
  office("teams that cannot be had", { answers: { [LIST]: down } }),
  office("a team is confirmed", { form: { id, decision: "confirmed" } }),
  office("a team is taken out without a reason", {
    form: { id, decision: "removed", reason: "tidak" },
    outcome: "invalid",
  }),
  office("the coach was first", {
    form: { id, decision: "confirmed" },
    answers: { [LIST]: answer(list), [DECIDE]: new AppError("conflict", "Taken") },
    outcome: "invalid",
  }),
];
