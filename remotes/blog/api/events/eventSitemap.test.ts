import { describe, expect, it } from "@jest/globals";
import { answerPage, fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { sampleEvent, workshop } from "../../testing/events/sampleEvents";
import { eventAddresses } from "./eventSitemap";

const LIST = "services post/list?kind=event&pageSize=50";

const addressesOf = async (routes: readonly string[]) => {
  const http = fakeHttp({
    [`${LIST}&page=1`]: answerPage([sampleEvent()], { perPage: 1, totalItems: 2 }),
    [`${LIST}&page=2`]: answerPage([workshop], { page: 2, perPage: 1, totalItems: 2 }),
  });
  const deps = fakeDeps({ http, tenant: fakeTenant({ settings: { routes: [...routes] } }) });
  return { entries: await eventAddresses(deps), calls: http.calls };
};

describe("the sitemap of events", () => {
  it("has the page of every event, over all pages of the host's list", async () => {
    expect((await addressesOf(["/Event", "/Event/:slug"])).entries).toEqual([
      { path: "/Event/malam-baca", lastModified: "2026-10-19T07:00:00+07:00" },
      { path: "/Event/lokakarya", lastModified: "2026-10-19T07:00:00+07:00" },
    ]);
  });

  it("asks nothing for a site that has no page for one", async () => {
    expect(await addressesOf(["/Event"])).toEqual({ entries: [], calls: [] });
  });
});
