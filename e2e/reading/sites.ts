import { sampled } from "../fixtures/sample";

/** Every site of the seed, by the first part of its host. */
export const SITES = [
  "main",
  "dev",
  "staging",
  "foundation",
  "demo",
  "pesilat",
  "coding-school",
  "creative-academy",
  "media",
  "innovation",
  "aksara",
  "scholarship",
  "festival",
  "programme",
  "school-league",
  "metamorfosa",
  "campus",
  "government",
  "corporate",
  "talent",
  "mentor-network",
  "teacher-fellowship",
  "women-in-tech",
  "career-day",
  "hackathon",
  "bootcamp",
  "alumni",
  "open-library",
  "default",
] as const;

/** Those whose pages are tried one by one: two of the others show what `main` shows. */
export const TRIED_SITES = sampled(
  SITES,
  SITES.filter((site) => site !== "dev" && site !== "staging"),
);

/** One of each kind of site: a language, both, a programme of its own, a frame of its own, and one with little. */
export const KINDS_OF_SITES: readonly string[] = sampled<string>(TRIED_SITES, [
  "main",
  "foundation",
  "demo",
  "media",
  "coding-school",
  "pesilat",
  "aksara",
  "campus",
  "talent",
  "default",
]);
