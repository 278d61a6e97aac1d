import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { failed, loader, orNull } from "@serambi/kernel/server";

import { HomeApi } from "../api/HomeApi";
import { readWishes } from "../contract/Wishes";
import type { WorkshopMessages } from "../messages/id";

/** `/__layouts/<name>`: the sections of the site's home page. Only the first stands on the first screen. */
export const layoutLoader = loader(
  async ({ http }: RemoteDeps, { query, params, tenant, t }: PageContext<WorkshopMessages>) => {
    const home = await orNull(new HomeApi(http.services, tenant.key).readHome());
    if (home === null) return failed(503, t.homeFailed);
    const slots = home.sections.map(({ slot, props }, index) => ({
      id: `home-${index}`,
      name: slot,
      props,
      isEager: index === 0,
    }));
    return {
      data: { theme: readWishes(query).theme, sections: slots.map(({ id }) => id) },
      head: { title: t.layoutTitle(params["layout"] ?? ""), isIndexed: false },
      slots,
    };
  },
);
