import { expect, it } from "@jest/globals";

import { routeGroups } from "./siteRoutes";

const LIVE = { blog: { paths: ["/News/:slug", "/News"] }, empty: { paths: [] } };

it("has every address once: those of each live remote in order, and what none of them answers", () => {
  expect(routeGroups(LIVE, ["/", "/News", "/Old"])).toEqual([
    { remote: "blog", paths: ["/News", "/News/:slug"] },
    { remote: null, paths: ["/", "/Old"] },
  ]);
});

it("still has the site's addresses where nothing is known of remotes", () => {
  expect(routeGroups({}, ["/", "/News"])).toEqual([{ remote: null, paths: ["/", "/News"] }]);
});
