import { parse } from "yaml";
import * as z from "zod";

import { OfficeSetting } from "../appointments/settings";
import offices from "./offices.yaml";

const Offices = z.record(z.string(), OfficeSetting);

/** The offices of the seed, by the keys of their sites. Developer sites show the main brand's. */
export const seededOffices = (): Readonly<Record<string, { readonly appointments: OfficeSetting }>> => {
  const read = Offices.parse(parse(offices));
  const { main } = read;
  const all = { ...read, ...(main && { dev: main, staging: main }) };
  return Object.fromEntries(Object.entries(all).map(([key, appointments]) => [key, { appointments }]));
};
