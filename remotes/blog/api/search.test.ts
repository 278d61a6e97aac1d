import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answerPage, fakeDeps, fakeHttp, fakeTenant, type Answers } from "@serambi/kernel/testing";

import { sampleEvent } from "../testing/events/sampleEvents";
import { samplePicture } from "../testing/gallery/samplePictures";
import { sampleEpisode } from "../testing/podcast/sampleEpisodes";
import { samplePost } from "../testing/samplePosts";
import { search } from "./search";

const { parts } = search;

const read = (part: string, routes: readonly string[], answers: Answers) => {
  const http = fakeHttp(answers);
  const deps = fakeDeps({ tenant: fakeTenant({ settings: { routes: [...routes] } }), http });
  return { http, found: Promise.resolve(parts[part]?.(deps)) };
};

describe("what there is to read, hear, see and come to", () => {
  it("is posts of each kind, where they stand on this site, by title, tags and author", async () => {
    const { found } = read("posts", ["/Blog", "/Blog/:id/:title?"], {
      "services post/article/list": answerPage([]),
      "services post/article/list?kind=blog&page=1&pageSize=50": answerPage([samplePost()]),
    });
    expect(await found).toEqual([
      {
        path: "/Blog/tulisan-101/perpustakaan-di-atas-perahu",
        title: "Perpustakaan di atas perahu",
        kind: "post",
        note: "Sekolah, 19 Oktober 2026",
        words: ["membaca", "kepulauan", "Marlina Tahitoe"],
      },
    ]);
  });

  it("is read page by page, to a bound", async () => {
    const { http, found } = read("posts", ["/Blog/:id/:title?"], {
      "services post/article/list": answerPage([samplePost()], { totalItems: 9_999 }),
    });
    expect(await found).toHaveLength(120);
    expect(http.calls).toHaveLength(120);
  });

  it("is episodes, events and pictures, where the site has pages for them", async () => {
    const answers = {
      "services podcast/list": answerPage([sampleEpisode()]),
      "services post/list": answerPage([sampleEvent()]),
      "services post/gallery/list": answerPage([samplePicture(1)]),
    };
    expect(await read("episodes", ["/Podcast/:id/:title?"], answers).found).toMatchObject([{ kind: "episode" }]);
    expect(await read("events", ["/Event/:slug"], answers).found).toMatchObject([{ kind: "event" }]);
    expect(await read("pictures", ["/Gallery"], answers).found).toMatchObject([
      { kind: "picture", path: `/Gallery?picture=${samplePicture(1).slug}` },
    ]);
    expect(Object.keys(search.kinds)).toEqual(["post", "episode", "event", "picture"]);
    for (const part of Object.keys(parts)) {
      const { http, found } = read(part, ["/"], {});
      expect(await found).toEqual([]);
      expect(http.calls).toEqual([]);
    }
  });

  it("fails where its host is down, for itself alone", async () => {
    const { found } = read("events", ["/Event/:slug"], { "services post/list": new AppError("offline", "down") });
    await expect(found).rejects.toThrow("down");
  });
});
