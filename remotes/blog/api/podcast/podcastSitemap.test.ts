import { describe, expect, it } from "@jest/globals";
import { answerPage, fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { sampleEpisode } from "../../testing/podcast/sampleEpisodes";
import { podcastAddresses } from "./podcastSitemap";

const LIST = "services podcast/list?pageSize=50";

const addressesOf = async (routes: readonly string[]) => {
  const http = fakeHttp({
    [`${LIST}&page=1`]: answerPage([sampleEpisode(2)], { perPage: 1, totalItems: 2 }),
    [`${LIST}&page=2`]: answerPage([sampleEpisode(1)], { page: 2, perPage: 1, totalItems: 2 }),
  });
  const deps = fakeDeps({ http, tenant: fakeTenant({ settings: { routes: [...routes] } }) });
  return { entries: await podcastAddresses(deps), calls: http.calls };
};

describe("the sitemap of the podcast", () => {
  it("has the page of every episode, over all pages of the host's list", async () => {
    expect((await addressesOf(["/Podcast", "/Podcast/:id/:title?"])).entries).toEqual(
      [2, 1].map((number) => ({
        path: `/Podcast/episode-${number}/suara-dari-dermaga-${number}`,
        lastModified: "2026-10-19T07:00:00+07:00",
      })),
    );
  });

  it("asks nothing for a site that has no page for one", async () => {
    expect(await addressesOf(["/Podcast"])).toEqual({ entries: [], calls: [] });
  });
});
