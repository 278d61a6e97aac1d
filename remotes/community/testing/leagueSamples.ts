import type { Entry, LeagueMatch, MatchSheet, Season, Team } from "../contract/league/League";

let serial = 0;
const uuid = (number: number): string => `3f1c9f8e-2f57-4e0a-9f55-${String(number).padStart(12, "0")}`;

const leagueTeam = (slug: string, name: string, change: Partial<Team> = {}): Team => ({
  slug,
  name,
  code: name.slice(0, 3).toUpperCase(),
  school: `SMK ${name}`,
  city: "Kota Tegal",
  province: "Jawa Tengah",
  region: "barat",
  branch: "jaringan",
  coach: "Ratna Santoso",
  ...change,
});

const home = leagueTeam("nusa-penida", "Nusa Penida", { province: "Bali", region: "tengah" });
const away = leagueTeam("bahari-tegal", "Bahari Tegal");

export const leagueMatch = (change: Partial<LeagueMatch> = {}): LeagueMatch => {
  serial += 1;
  return {
    id: uuid(serial),
    stage: "national",
    group: "",
    week: 1,
    step: "",
    slot: 0,
    home: home.slug,
    away: away.slug,
    branch: "jaringan",
    startsAt: "2026-11-14T02:00:00.000Z",
    place: "GOR Ken Arok, Malang",
    state: "finished",
    score: [5, 3],
    version: 12,
    isCorrected: false,
    ...change,
  };
};

export const leagueEntry = (kind: Entry["kind"], change: Partial<Entry> = {}): Entry => {
  serial += 1;
  return {
    id: uuid(serial),
    kind,
    side: "",
    round: 1,
    second: 600,
    points: 0,
    words: "",
    at: "2026-11-21T02:10:00.000Z",
    by: "",
    ...change,
  };
};

const begun = leagueEntry("begin", { second: 0, at: "2026-11-21T02:00:00.000Z" });
const entries = [
  begun,
  leagueEntry("points", { side: "home", points: 3 }),
  leagueEntry("points", { side: "away", points: 2, second: 700, words: "Kabel apotek tersambung" }),
  leagueEntry("round", { round: 2, second: 1100 }),
  leagueEntry("timeout", { side: "away", round: 2, second: 1200 }),
  leagueEntry("correction", { side: "home", round: 1, points: -1, second: 1300, words: "Kabel terbalik" }),
];

/** A match in its second round. */
export const leagueSheet: MatchSheet = {
  match: leagueMatch({ state: "live", score: [2, 2], version: entries.length, week: 10 }),
  season: "2026-27",
  home,
  away,
  task: "Satu puskesmas, tiga gedung, tak ada sinyal.",
  rounds: [
    { title: "Denah kabel", exercise: "" },
    { title: "Jadwal feri", exercise: "jadwal-feri" },
  ],
  entries,
  isHeld: false,
  asOf: "2026-11-21T02:25:00.000Z",
};

const third = leagueTeam("wana-jepara", "Wana Jepara");
const fourth = leagueTeam("surya-ende", "Surya Ende", { province: "Nusa Tenggara Timur", region: "tengah" });

/** Four teams, two of them equal, and a bracket whose final has not begun. */
export const leagueSeason: Season = {
  season: "2026-27",
  seasons: ["2026-27", "2025-26"],
  knockoutOn: "2027-02-06",
  teams: [home, away, third, fourth],
  matches: [
    leagueMatch(),
    leagueMatch({ home: third.slug, away: fourth.slug, score: [4, 4], slot: 1 }),
    leagueMatch({ stage: "regional", group: "A", home: third.slug, away: fourth.slug, score: [6, 4] }),
    leagueMatch({ stage: "knockout", step: "semi", week: 0, score: [2, 4], isCorrected: true }),
    leagueMatch({
      stage: "knockout",
      step: "semi",
      week: 0,
      slot: 1,
      home: third.slug,
      away: fourth.slug,
      score: [1, 3],
    }),
    leagueMatch({ stage: "knockout", step: "final", week: 0, state: "before", version: 0, score: [0, 0] }),
    { ...leagueSheet.match },
    leagueMatch({
      week: 10,
      slot: 1,
      state: "before",
      version: 0,
      score: [0, 0],
      home: third.slug,
      away: fourth.slug,
      startsAt: "2026-11-28T04:00:00.000Z",
    }),
  ],
  asOf: "2026-11-21T03:00:00.000Z",
};
