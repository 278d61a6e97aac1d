import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, fakeHttp, type Answers } from "@serambi/kernel/testing";

import { sampleCertificate } from "../../testing/learning/sampleLessons";
import { ProgressClient } from "./ProgressClient";

const clientOf = (answers: Answers) => {
  const http = fakeHttp(answers);
  return { client: new ProgressClient(http.learning), http };
};

describe("ProgressClient", () => {
  it("reads and sends progress, and asks for certificates", async () => {
    const progress = { classroomId: "r", chapters: [] };
    const { client, http } = clientOf({
      "learning progress": answer(progress),
      "POST learning progress": answer(progress),
      "POST learning certificate": answer(sampleCertificate),
    });
    expect(await client.progress("r")).toEqual(progress);
    expect(await client.mergeProgress(progress)).toEqual(progress);
    expect(await client.certify({ classroomId: "r", learnerName: "Laras" })).toEqual(sampleCertificate);
    expect(http.calls).toEqual([
      "learning progress?classroomId=r",
      "POST learning progress",
      "POST learning certificate",
    ]);
  });

  it("passes on that a learner is not logged in", async () => {
    const { client } = clientOf({ "learning progress": new AppError("unauthorized", "none") });
    await expect(client.progress("r")).rejects.toMatchObject({ code: "unauthorized" });
  });
});
