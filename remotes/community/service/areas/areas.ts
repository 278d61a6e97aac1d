import { parse } from "yaml";
import * as z from "zod";

import text from "./areas.yaml";

const Areas = z.record(
  z.string().regex(/^\d{2}$/),
  z.strictObject({
    name: z.string().min(3),
    short: z.string().length(2),
    /** Column and row on the map of squares. */
    tile: z.tuple([z.int().min(0), z.int().min(0)]),
    cities: z.record(z.string().regex(/^\d{4}$/), z.string().min(3)),
  }),
);

interface Area {
  readonly id: string;
  readonly name: string;
}
export interface AreaCity extends Area {
  readonly provinceId: string;
}
export interface AreaProvince extends Area {
  readonly short: string;
  readonly tile: readonly [number, number];
}

interface AreaTables {
  readonly provinces: ReadonlyMap<string, AreaProvince>;
  readonly cities: ReadonlyMap<string, AreaCity>;
}

const read = (): AreaTables => {
  const known = Object.entries(Areas.parse(parse(text)));
  return {
    provinces: new Map(known.map(([id, { name, short, tile }]) => [id, { id, name, short, tile }])),
    cities: new Map(
      known.flatMap(([provinceId, { cities }]) =>
        Object.entries(cities).map(([id, name]): [string, AreaCity] => [id, { id, provinceId, name }]),
      ),
    ),
  };
};

let tables: AreaTables | undefined;

/** The 38 provinces and 514 cities and regencies, by their codes; read when they are first asked for. */
export const areas = (): AreaTables => (tables ??= read());
