import { seedRows, type ServiceSeed } from "@serambi/kernel/service";

import { seedBoards, seededBoards, seededBoardSettings } from "./seedBoards";
import { seedDonations, seededDonations, seededDonationSettings } from "./seedDonations";
import { seededLeagues, seededMatches } from "./seedLeague";
import { writeLeague } from "./seedMatches";
import { seededMentors, seededMessages, seededOffices } from "./seededSettings";
import { seededSchools, seededSchoolSettings, seedSchools } from "./seedSchools";
import { seededStatistics, seededStatisticSettings, seedStatistics } from "./seedStatistics";
import { seededVoices, seedVoices } from "./seedVoices";

type BySite<T> = Readonly<Record<string, T>>;

/** Settings of several files, by site and name. */
const merged = (parts: readonly BySite<object>[]): BySite<BySite<unknown>> =>
  Object.fromEntries(
    [...new Set(parts.flatMap((part) => Object.keys(part)))].map((site) => [
      site,
      Object.assign({}, ...parts.map((part) => part[site])),
    ]),
  );

const rowsBySite = () => {
  const voices = seededVoices();
  const donations = seededDonations();
  const schools = seededSchools();
  const leagues = seededMatches();
  const boards = seededBoards();
  const statistics = seededStatistics();
  return Object.fromEntries(
    [...new Set([voices, donations, schools, leagues, boards, statistics].flatMap(Object.keys))].map((site) => [
      site,
      {
        voices: voices[site],
        donations: donations[site] ?? [],
        schools: schools[site] ?? [],
        league: leagues[site],
        boards: boards[site],
        statistics: statistics[site],
      },
    ]),
  );
};

/** Seed of a new database: offices, forms, voices in all states, donations, schools, leaderboards. */
export const communitySeed: ServiceSeed = {
  settings: () =>
    merged([
      seededOffices(),
      seededMentors(),
      seededMessages(),
      seededDonationSettings(),
      seededSchoolSettings(),
      seededLeagues(),
      seededBoardSettings(),
      seededStatisticSettings(),
    ]),
  rows: seedRows(rowsBySite, async (call, { voices, donations, schools, league, boards, statistics }) => {
    if (voices) await seedVoices(call, voices);
    await seedDonations(call, donations);
    await seedSchools(call, schools);
    if (league) await writeLeague(call, league);
    if (boards) await seedBoards(call, boards);
    if (statistics) await seedStatistics(call, statistics);
  }),
};
