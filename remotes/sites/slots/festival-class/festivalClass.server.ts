import { orNull, serverSlot } from "@serambi/kernel/server";

import { PagesApi } from "../../api/pages/PagesApi";
import { FestivalClassProps } from "./schema";

/** `sites.festival-class.v1`: the class that the page of the festival is about, or null where it cannot be had. */
export const festivalClassSlot = serverSlot(FestivalClassProps, ({ http, tenant, report }) =>
  orNull(new PagesApi(http.services, tenant.key, report).readFestival()),
);
