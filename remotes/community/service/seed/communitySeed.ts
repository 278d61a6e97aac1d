import { seedRows, type ServiceSeed } from "@serambi/kernel/service";

import { seedDonations, seededDonations, seededDonationSettings } from "./seedDonations";
import { seededMentors, seededMessages, seededOffices } from "./seededSettings";
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
  return Object.fromEntries(
    [...new Set([...Object.keys(voices), ...Object.keys(donations)])].map((site) => [
      site,
      { voices: voices[site], donations: donations[site] ?? [] },
    ]),
  );
};

/** Seed of a new database: offices, forms, voices in all states, donations. */
export const communitySeed: ServiceSeed = {
  settings: () => merged([seededOffices(), seededMentors(), seededMessages(), seededDonationSettings()]),
  rows: seedRows(rowsBySite, async (call, { voices, donations }) => {
    if (voices) await seedVoices(call, voices);
    await seedDonations(call, donations);
  }),
};
