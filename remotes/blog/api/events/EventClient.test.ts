import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, fakeHttp, type Answers } from "@serambi/kernel/testing";

import { sampleEvent, sampleEventDetail } from "../../testing/events/sampleEvents";
import { sampleArticle } from "../../testing/samplePosts";
import { EventClient } from "./EventClient";

const clientOf = (answers: Answers) => {
  const http = fakeHttp(answers);
  const reports: unknown[] = [];
  return { client: new EventClient(http.services, (...report) => reports.push(report)), http, reports };
};

const LIST = "services post/list";
const DETAIL = "services post/detail";

describe("a list of events", () => {
  it("asks for events alone, and for no more than is wanted", async () => {
    const { client, http } = clientOf({ [LIST]: answerPage([sampleEvent()]) });
    await client.list({ page: 1, pageSize: 50 });
    await client.list({ page: 2, pageSize: 6, isActive: false, type: "talk" });
    await client.list({ page: 1, pageSize: 4, isActive: true, type: "" });
    expect(http.calls).toEqual([
      "services post/list?kind=event&page=1&pageSize=50",
      "services post/list?active=false&kind=event&page=2&pageSize=6&type=talk",
      "services post/list?active=true&kind=event&page=1&pageSize=4",
    ]);
  });

  it("tells times by the event's own clock, and leaves out pictures that no page may load", async () => {
    const { client } = clientOf({
      [LIST]: answerPage([
        sampleEvent({ cover: "https://cdn.example/a.jpg" }),
        sampleEvent({ cover: "//evil.example/a.jpg" }),
      ]),
    });
    expect((await client.list({ page: 1, pageSize: 6 })).items).toMatchObject([
      {
        startsAt: "2026-12-05T19:00:00+07:00",
        endsAt: "2026-12-05T21:30:00+07:00",
        cover: "https://cdn.example/a.jpg",
      },
      { cover: "" },
    ]);
  });

  it("leaves out an event without an hour, and says so once", async () => {
    const broken = { ...sampleEvent(), startsAt: "Sabtu depan" };
    const { client, reports } = clientOf({ [LIST]: answerPage([broken, sampleEvent({ id: "acara-2" })]) });
    expect((await client.list({ page: 1, pageSize: 6 })).items.map(({ id }) => id)).toEqual(["acara-2"]);
    expect(reports).toEqual([["entries left out", { call: "post/list", count: 1, at: "0.startsAt" }]]);
  });

  it.each([
    [{ [LIST]: answerPage([{ ...sampleEvent(), timeZone: 7 }]) }, "malformed"],
    [{ [LIST]: answer(null) }, "malformed"],
    [{ [LIST]: { status: false, message: "Sedang dirawat", data: null } }, "upstream"],
    [{ [LIST]: new AppError("timeout", "late") }, "timeout"],
  ])("fails where nothing of it can be used", async (answers, code) => {
    await expect(clientOf(answers).client.list({ page: 1, pageSize: 6 })).rejects.toMatchObject({ code });
  });
});

describe("an event", () => {
  it("comes with its description sanitised, and its programme by its own clock", async () => {
    const { client, http } = clientOf({
      [DETAIL]: answer(
        sampleEventDetail({ timeZone: "Asia/Makassar", content: '<p onclick="x()">a<script>b</script></p>' }),
      ),
    });
    expect(await client.event("malam-baca")).toMatchObject({
      content: "<p>a</p>",
      startsAt: "2026-12-05T20:00:00+08:00",
      programme: [{ startsAt: "2026-12-05T20:00:00+08:00" }, { startsAt: "2026-12-05T20:30:00+08:00" }],
    });
    expect(http.calls).toEqual(["services post/detail?id=malam-baca"]);
  });

  it("is not what is read under the same address", async () => {
    const { client } = clientOf({ [DETAIL]: answer(sampleArticle()) });
    await expect(client.event("perpustakaan-di-atas-perahu")).rejects.toMatchObject({ code: "not-found" });
  });

  it("stands without the lines of its programme that have no hour, and not without its own", async () => {
    const [first, second] = sampleEventDetail().programme;
    const half = { ...sampleEventDetail(), programme: [{ ...first, startsAt: "malam" }, second] };
    expect((await clientOf({ [DETAIL]: answer(half) }).client.event("a")).programme).toHaveLength(1);
    const broken = { ...sampleEventDetail(), endsAt: null };
    await expect(clientOf({ [DETAIL]: answer(broken) }).client.event("a")).rejects.toMatchObject({ code: "malformed" });
  });
});
