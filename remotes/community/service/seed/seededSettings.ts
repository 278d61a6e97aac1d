import { parse } from "yaml";
import * as z from "zod";

import { OfficeSetting } from "../appointments/settings";
import { MentorSetting } from "../mentors/settings";
import { MessageSetting } from "../messages/settings";
import mentorFiles from "./mentors.folder";
import messages from "./messages.yaml";
import offices from "./offices.yaml";

const named = <T>(name: string, sites: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(sites).map(([key, setting]) => [key, { [name]: setting }]));

/** The offices of the seed, by the keys of their sites. Developer sites show the main brand's. */
export const seededOffices = () => {
  const read = z.record(z.string(), OfficeSetting).parse(parse(offices));
  const { main } = read;
  return named("appointments", { ...read, ...(main && { dev: main, staging: main }) });
};

/** The forms of sites' offices, by the keys of their sites. */
export const seededMessages = () => named("messages", z.record(z.string(), MessageSetting).parse(parse(messages)));

const MentorSites = z.record(z.string(), MentorSetting.omit({ mentors: true }).extend({ slugs: z.array(z.string()) }));
const Mentors = MentorSetting.shape.mentors;

/** The mentors of sites: `sites.yaml` says which of the others' files a site shows. @throws Error where one is nowhere */
export const seededMentors = () => {
  const people = Object.entries(mentorFiles)
    .filter(([name]) => name !== "sites.yaml")
    .flatMap(([, text]) => Mentors.parse(parse(text)));
  const sites = MentorSites.parse(parse(mentorFiles["sites.yaml"] ?? ""));
  return named(
    "mentors",
    Object.fromEntries(
      Object.entries(sites).map(([key, { slugs, ...site }]) => {
        const mentors = slugs.map((slug) => {
          const found = people.find((one) => one.slug === slug);
          if (!found) throw new Error(`mentors/sites.yaml: nobody is called ${slug}`);
          return found;
        });
        return [key, { ...site, mentors }];
      }),
    ),
  );
};
