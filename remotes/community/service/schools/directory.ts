import { parse } from "yaml";
import * as z from "zod";

import type { KnownSchool } from "../../contract/KnownSchool";
import { LEVELS, NPSN, STATUSES } from "../../contract/schoolLimits";
import { areas } from "../areas/areas";
import files from "../seed/schools.folder";

/** A school as an author writes it down; one that takes part has its year, branches and pupils besides. */
const Entry = z.strictObject({
  npsn: z.string().regex(NPSN),
  name: z.string().min(3).max(150),
  level: z.enum(LEVELS),
  status: z.enum(STATUSES),
  city: z.string().refine((id) => areas().cities.has(id), "no such city in areas.yaml"),
  address: z.string().min(10).max(255),
  fields: z.array(z.string().min(2).max(40)).max(4).default([]),
  students: z.int().min(1).optional(),
  since: z.int().min(2000).max(2100).optional(),
});
export type SchoolEntry = z.infer<typeof Entry>;

const read = (): readonly SchoolEntry[] =>
  Object.entries(files)
    .filter(([name]) => name !== "sites.yaml")
    .flatMap(([, text]) => z.array(Entry).parse(parse(text)));

let entries: readonly SchoolEntry[] | undefined;

/** Every school of the files, read when one is first asked for. */
export const schoolEntries = (): readonly SchoolEntry[] => (entries ??= read());

let byNumber: ReadonlyMap<string, KnownSchool> | undefined;

const toKnown = ({ npsn, name, level, status, address, city }: SchoolEntry): KnownSchool => ({
  npsn,
  schoolName: name,
  level,
  status,
  address,
  provinceId: city.slice(0, 2),
  cityId: city,
});

/** The schools of the files, by NPSN. */
export const directory = (): ReadonlyMap<string, KnownSchool> =>
  (byNumber ??= new Map(schoolEntries().map((entry) => [entry.npsn, toKnown(entry)])));
