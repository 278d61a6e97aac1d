import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, fakeDeps, fakeHttp, type Answers } from "@serambi/kernel/testing";

import { sampleWebinar, webinarAnswer } from "../testing/sampleWebinars";
import { WebinarClient } from "./WebinarClient";

const clientOf = (answers: Answers) => {
  const http = fakeHttp(answers);
  return { client: new WebinarClient(fakeDeps({ http })), http };
};

/** What its page shows of the sample, a week before it. */
const { logo: _logo, programIds: _ids, ...own } = sampleWebinar();
const shown = { ...own, timing: "upcoming" };

describe("WebinarClient", () => {
  it("asks for six at a time (specification section 9)", async () => {
    const { client, http } = clientOf({ "services class/webinar": webinarAnswer([sampleWebinar()]) });
    expect(await client.list(2)).toMatchObject({ totalItems: 1, items: [shown] });
    expect(http.calls).toEqual(["services class/webinar?page=2&perPage=6"]);
  });

  it("leaves out a webinar without an hour, and speakers without a name", async () => {
    const good = sampleWebinar();
    const half = { ...good, speakers: [{ name: null }, ...good.speakers] };
    const { client } = clientOf({
      "services class/webinar": answerPage([{ ...good, startsAt: "besok" }, half, { ...good, speakers: null }]),
    });
    expect((await client.list(1)).items).toEqual([shown, { ...shown, speakers: [] }]);
  });

  it("calls a list malformed in which no webinar has an hour, and passes on what the host says", async () => {
    const broken = { ...sampleWebinar(), startsAt: "besok" };
    await expect(clientOf({ "services class/webinar": webinarAnswer([broken]) }).client.list(1)).rejects.toMatchObject({
      code: "malformed",
    });
    await expect(clientOf({ "services class/webinar": answer(null) }).client.list(1)).rejects.toMatchObject({
      code: "malformed",
    });
    await expect(
      clientOf({ "services class/webinar": new AppError("timeout", "late") }).client.list(1),
    ).rejects.toMatchObject({ code: "timeout" });
  });
});
