import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";

import { PREMIUM_SCOPE } from "../../contract/catalogScope";
import { PREMIUM_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { showList } from "../catalogue.server";

/** `/Courses/@Premium`: the premium courses of the site. */
export const premiumLoader = loader((deps: RemoteDeps, context: PageContext<Messages>) => {
  const { t } = context;
  return showList(deps, context, PREMIUM_SCOPE, {
    title: (page) => (page > 1 ? t.premiumPage(page) : t.premium),
    description: t.premiumDescription,
    path: PREMIUM_PATH,
    crumbs: [{ name: t.premium }],
  });
});
