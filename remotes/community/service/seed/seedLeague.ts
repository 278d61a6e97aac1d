import { parse } from "yaml";
import * as z from "zod";

import { LeagueSetting } from "../league/settings";
import files from "./league.folder";

const sites = () => z.record(z.string(), LeagueSetting).parse(parse(files["sites.yaml"] ?? ""));

/** The leagues of the seed, by the keys of their sites. */
export const seededLeagues = () =>
  Object.fromEntries(Object.entries(sites()).map(([key, league]) => [key, { league }]));
