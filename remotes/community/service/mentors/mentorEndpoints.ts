import { endpoint, pageNumber, pageSize, paged, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import type { Mentor, MentorList, MentorProfile } from "../../contract/Mentors";
import { texts } from "../texts";
import { freeDays, readTaken, weekOf, type Taken } from "./weekOf";
import { readMentors, type MentorEntry, type MentorSetting } from "./settings";

const PER_PAGE = 10;
/** Days whose times a mentor's page shows at once. */
const SHOWN_DAYS = 4;

const Query = z.object({
  page: pageNumber(),
  perPage: pageSize(PER_PAGE),
  search: z.string().trim().max(80).default(""),
  skill: z.string().trim().max(80).default(""),
  free: z.enum(["", "week"]).default(""),
});

type Site = Pick<ServiceCall, "sql" | "tenant" | "fail" | "now">;

const settingOf = async (call: Site): Promise<MentorSetting> =>
  (await readMentors(call)) ?? call.fail(404, texts.noMentors);

const toMentor = (setting: MentorSetting, entry: MentorEntry, context: { now: Date; taken: Taken }): Mentor => {
  const { slug, name, question, work, skills, city, zone, languages } = entry;
  const days = freeDays(setting, entry, context);
  return {
    slug,
    name,
    question,
    work,
    skills,
    city,
    zone,
    languages,
    week: [...weekOf(days, context.now)],
    next: days[0]?.times[0] ?? null,
  };
};

const lettersOf = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Every word that is typed stands somewhere in what the list shows. */
const isFound = (entry: MentorEntry, search: string): boolean => {
  const { name, question, work, skills, city, languages } = entry;
  const text = lettersOf([name, question, work, city, ...skills, ...languages].join(" "));
  return lettersOf(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const listMentors = async (call: ServiceCall<z.output<typeof Query>>): Promise<MentorList> => {
  const { query, now } = call;
  const setting = await settingOf(call);
  const taken = await readTaken(call);
  const found = setting.mentors
    .filter((entry) => (query.skill === "" || entry.skills.includes(query.skill)) && isFound(entry, query.search))
    .map((entry) => toMentor(setting, entry, { now, taken }))
    .filter(({ week }) => query.free === "" || week.includes(true))
    // Mentors with an earlier free time come first, those without one last.
    .toSorted((a, b) => (a.next ?? "9").localeCompare(b.next ?? "9"));
  const from = (query.page - 1) * query.perPage;
  return {
    ...paged({ page: query.page, pageSize: query.perPage, totalItems: found.length, items: [] }),
    items: found.slice(from, from + query.perPage),
    total: setting.mentors.length,
    skills: [...new Set(setting.mentors.flatMap(({ skills }) => skills))].toSorted(),
  };
};

const findMentor = async (call: ServiceCall<{ readonly slug: string }>): Promise<MentorProfile> => {
  const { query, now, fail } = call;
  const setting = await settingOf(call);
  const entry = setting.mentors.find(({ slug }) => slug === query.slug) ?? fail(404, texts.noMentor);
  const taken = await readTaken(call);
  const { answer, minutes, said, classes, bring } = entry;
  return {
    ...toMentor(setting, entry, { now, taken }),
    answer,
    said,
    classes,
    bring,
    minutes: minutes.length > 0 ? minutes : setting.minutes,
    lengthMinutes: setting.lengthMinutes,
    days: freeDays(setting, entry, { now, taken })
      .slice(0, SHOWN_DAYS)
      .map(({ day, times }) => ({ day, times: [...times] })),
  };
};

/** Mentors of a site: the specified list (section 7.3), and one of them. */
export const mentorEndpoints = [
  endpoint({
    host: "main",
    method: "GET",
    path: "/active/mentors",
    access: "anyone",
    query: Query,
    handle: listMentors,
  }),
  endpoint({
    host: "community",
    method: "GET",
    path: "/mentors/one",
    access: "anyone",
    query: z.object({ slug: z.string().max(80) }),
    handle: findMentor,
  }),
];
