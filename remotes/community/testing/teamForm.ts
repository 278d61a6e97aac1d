import type { Member } from "../contract/Teams";

/** A school that takes part, and one that waits for the office. */
export const SCHOOL = "3f1c9f8e-2f57-4e0a-9f55-0c1f4a0f7f10";
export const WAITING_SCHOOL = "3f1c9f8e-2f57-4e0a-9f55-0c1f4a0f7f11";

/** A pupil of sixteen. */
export const member = (name: string, nisn: string, isCaptain = false): Member => ({
  name,
  nisn,
  birthDate: "2010-03-14",
  isCaptain,
});
export const MEMBERS = [
  member("Dewi Kartika", "0081234567", true),
  member("Bagas Prakoso", "0092345678"),
  member("Yosef Tanggu", "0093456789"),
];
/** A team as the endpoints take it, without its consent. */
export const team = {
  schoolId: SCHOOL,
  teamName: "Sasando Tiga",
  coachName: "Sri Handayani",
  coachPhone: "0812-4455-6677",
  members: MEMBERS,
  consent: true,
  guardianConsent: true,
};
