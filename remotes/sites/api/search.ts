import type { RemoteDeps, SearchEntry, SearchModule } from "@serambi/kernel/remote";
import * as z from "zod/mini";

import { Anchor } from "../contract/Anchor";
import { HomeApi } from "./HomeApi";

/** What a section that can be linked to says of itself. */
const Named = z.object({ anchor: Anchor, title: z.string() });

/** The sections of the home page that have a place and a title of their own. */
const home = async ({ tenant, language, http }: RemoteDeps): Promise<readonly SearchEntry[]> => {
  const isTranslated = language !== tenant.settings.language;
  const { sections } = await new HomeApi(http.services, tenant.key, isTranslated ? language : undefined).readHome();
  return sections.flatMap(({ props }): SearchEntry[] => {
    const { data } = Named.safeParse(props);
    return data?.anchor === undefined || data.title === ""
      ? []
      : [{ path: `/#${data.anchor}`, title: data.title, kind: "page" }];
  });
};

export const parts: SearchModule["parts"] = { home };
