import { parse } from "yaml";
import * as z from "zod";

import { OfficeSetting } from "../appointments/settings";
import { MessageSetting } from "../messages/settings";
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
