import { endpoint } from "@serambi/kernel/service";
import * as z from "zod";

import type { City, Province } from "../../contract/Schools";
import { areas } from "./areas";

/** Provinces, and their cities and regencies. (specification section 7.1) */
export const areaEndpoints = [
  endpoint({
    host: "services",
    method: "GET",
    path: "/authorizer/provinces",
    access: "anyone",
    handle: (): Promise<Province[]> =>
      Promise.resolve([...areas().provinces.values()].map(({ id, name }) => ({ id, name }))),
  }),
  endpoint({
    host: "services",
    method: "GET",
    path: "/authorizer/cities",
    access: "anyone",
    query: z.object({ provinceId: z.string().max(10).optional() }),
    handle: ({ query: { provinceId } }): Promise<City[]> =>
      Promise.resolve(
        [...areas().cities.values()].filter((city) => (provinceId ?? city.provinceId) === city.provinceId),
      ),
  }),
];
