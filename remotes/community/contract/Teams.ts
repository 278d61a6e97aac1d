import * as z from "zod/mini";

import { ADULT_YEARS, yearsOn } from "./ages";
import { keyField, nameField, optionalLine, phoneField, requiredLine } from "./fields";
import { jakartaDay } from "./jakartaTime";
import { MAX_MEMBERS, MIN_MEMBERS, SEASON, TEAM_STATES } from "./teamLimits";

const today = (): string => jakartaDay(new Date());

/** No pupil is younger, and a form of somebody older names the wrong century. */
const YOUNGEST_YEARS = 6;
const OLDEST_YEARS = 120;

const BirthDate = z.iso.date().check(
  z.refine((day) => {
    const years = yearsOn(day, today());
    return years >= YOUNGEST_YEARS && years <= OLDEST_YEARS;
  }),
);

/** A pupil in a team. Nothing of them is shown to anybody but the office and whoever has the team's link. */
export const Member = z.object({
  name: nameField(),
  nisn: z.string().check(z.trim(), z.regex(/^\d{10}$/)),
  birthDate: BirthDate,
  isCaptain: z.boolean(),
});
export type Member = z.infer<typeof Member>;

/** As the drive names a file. */
const ConsentFile = z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/));

/** Fields that both forms of a team have: the one that registers it, and the one that changes it. */
const parts = {
  teamName: requiredLine(3, 50),
  coachName: nameField(),
  coachPhone: phoneField(),
  members: z.array(Member).check(z.minLength(MIN_MEMBERS), z.maxLength(MAX_MEMBERS)),
  guardianConsent: z._default(z.boolean(), false),
  /** Missing where the form says that it comes later, and where a team that has one is changed. */
  consentFile: z.optional(ConsentFile),
  /** Address that the site is visited at, for the link in letters. */
  origin: optionalLine(300),
};

/** The members of a form that is not known to be whole. */
const membersOf = (form: unknown): readonly unknown[] => {
  const members = z.object({ members: z.array(z.unknown()) }).safeParse(form);
  return members.success ? members.data.members : [];
};

const isCaptain = (member: unknown): boolean => z.object({ isCaptain: z.literal(true) }).safeParse(member).success;
const hasOneCaptain = (form: unknown): boolean => membersOf(form).filter(isCaptain).length === 1;

const isMinor = (member: unknown): boolean => {
  const born = z.object({ birthDate: z.iso.date() }).safeParse(member);
  return born.success && yearsOn(born.data.birthDate, today()) < ADULT_YEARS;
};
const isAllowed = (form: unknown): boolean =>
  z.object({ guardianConsent: z.literal(true) }).safeParse(form).success || !membersOf(form).some(isMinor);

/** Looked at beside the fields' own rules, so that one answer names all that is wrong. */
const always = { when: () => true } as const;
const oneCaptain = z.refine(hasOneCaptain, { path: ["captain"], ...always });
const guardians = z.refine(isAllowed, { path: ["guardianConsent"], ...always });

const hasConsent = (form: unknown): boolean => {
  const given = z
    .object({ consentFile: z.optional(z.unknown()), isConsentLater: z.optional(z.unknown()) })
    .safeParse(form);
  return given.success && (given.data.consentFile !== undefined || given.data.isConsentLater === true);
};

/** The body of `team/register` and `auth/team/register`. (spec forms-and-payments, "Team registration") */
export const TeamForm = z
  .object({
    schoolId: z.uuid(),
    ...parts,
    consent: z.literal(true),
    /** A browser without scripts cannot send the file along: it is added at the team's link, and nobody confirms a team before. */
    isConsentLater: z._default(z.boolean(), false),
    key: keyField(),
  })
  .check(oneCaptain, guardians, z.refine(hasConsent, { path: ["consentFile"], ...always }));
export type TeamForm = z.infer<typeof TeamForm>;

const token = z.string().check(z.minLength(1), z.maxLength(120));

/** A team as its coach changes it. */
export const TeamChange = z.object({ token, ...parts }).check(oneCaptain, guardians);
export type TeamChange = z.infer<typeof TeamChange>;

export const TeamWithdrawal = z.object({ token });

export const RegisteredTeam = z.object({ reference: z.string(), token: z.string() });
export type RegisteredTeam = z.infer<typeof RegisteredTeam>;

/** When teams register, and for which season. Both days belong to it. */
export const TeamWindow = z.object({
  season: z.string().check(z.regex(SEASON)),
  opensAt: z.iso.date(),
  until: z.iso.date(),
  isOpen: z.boolean(),
});
export type TeamWindow = z.infer<typeof TeamWindow>;

/** A registered school, as the form shows it. */
export const TeamSchool = z.object({
  id: z.uuid(),
  npsn: z.string(),
  name: z.string(),
  city: z.string(),
  province: z.string(),
});
export type TeamSchool = z.infer<typeof TeamSchool>;

/** A team as the office and whoever has its link see it. */
export const Team = z.object({
  id: z.uuid(),
  reference: z.string(),
  season: z.string(),
  state: z.enum(TEAM_STATES),
  /** Why it was declined, or taken out. */
  reason: z.string(),
  name: z.string(),
  school: TeamSchool,
  coachName: z.string(),
  coachPhone: z.string(),
  members: z.array(Member),
  hasConsent: z.boolean(),
  registeredAt: z.iso.datetime(),
});
export type Team = z.infer<typeof Team>;

/** A team at its link. */
export const KeptTeam = z.extend(Team, { window: TeamWindow, isOpen: z.boolean() });
export type KeptTeam = z.infer<typeof KeptTeam>;

/** A page of the office's list. */
export const TeamList = z.object({
  page: z.int(),
  perPage: z.int(),
  totalItems: z.int(),
  totalPages: z.int(),
  items: z.array(Team),
});
export type TeamList = z.infer<typeof TeamList>;

/** `removed`: somebody has asked for it; the team is taken out, and nothing of its pupils is kept. */
export const TeamDecision = z
  .object({
    id: z.uuid(),
    decision: z.enum(["confirmed", "declined", "removed"]),
    reason: z._default(z.string().check(z.trim(), z.maxLength(255)), ""),
  })
  .check(z.refine(({ decision, reason }) => decision === "confirmed" || reason.length >= 10, { path: ["reason"] }));
export type TeamDecision = z.infer<typeof TeamDecision>;

/** A consent as it was sent, in base64. */
export const Consent = z.object({ name: z.string(), type: z.string(), bytes: z.string() });
export type Consent = z.infer<typeof Consent>;
