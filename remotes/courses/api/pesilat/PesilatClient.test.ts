import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, fakeHttp } from "@serambi/kernel/testing";

import { listAnswer } from "../../testing/sampleAnswers";
import { sampleClass, sampleClasses, sampleOverview } from "../../testing/sampleClasses";
import { PesilatClient } from "./PesilatClient";

const lost = new AppError("timeout", "late");

describe("PesilatClient", () => {
  it("gives every class with its places and mentors, and no more than pages show", async () => {
    const http = fakeHttp({
      "services class/active": listAnswer([sampleClass({ level: "Sabuk putih" })]),
      "services class/overview": answer(sampleOverview({ seatsLeft: 9 })),
    });
    const { classes, isPartial } = await new PesilatClient(http.services).programme("");
    expect(classes).toEqual([
      expect.objectContaining({ level: "Sabuk putih", seatsLeft: 9, mentors: sampleOverview().mentors }),
    ]);
    expect(isPartial).toBe(false);
    expect(classes[0]).not.toHaveProperty("overview");
    expect(http.calls).toEqual([
      "services class/active?page=1&pageSize=50",
      "services class/overview?slug=jaringan-di-gedung-tua",
    ]);
  });

  it("searches where it is told what for", async () => {
    const http = fakeHttp({ "services class/active": listAnswer([]) });
    expect(await new PesilatClient(http.services).programme("silat")).toEqual({ classes: [], isPartial: false });
    expect(http.calls).toEqual(["services class/active?page=1&pageSize=50&search=silat"]);
  });

  it("keeps a class whose places cannot be read, and says that they are missing", async () => {
    const http = fakeHttp({
      "services class/active": listAnswer(sampleClasses(2)),
      "services class/overview?slug=kelas-1": answer(sampleOverview({ seatsLeft: 3 })),
      "services class/overview": lost,
    });
    const { classes, isPartial } = await new PesilatClient(http.services).programme("");
    expect(classes.map(({ slug, seatsLeft }) => [slug, seatsLeft])).toEqual([
      ["kelas-1", 3],
      ["kelas-2", null],
    ]);
    expect(isPartial).toBe(true);
  });

  it("does not ask a host for more than it should", async () => {
    const http = fakeHttp({
      "services class/active": listAnswer(sampleClasses(30)),
      "services class/overview": answer(sampleOverview()),
    });
    const { classes } = await new PesilatClient(http.services).programme("");
    expect(classes.filter(({ seatsLeft }) => seatsLeft !== null)).toHaveLength(24);
    expect(http.calls).toHaveLength(25);
  });

  it("fails with the list", async () => {
    const http = fakeHttp({ "services class/active": lost });
    await expect(new PesilatClient(http.services).programme("")).rejects.toMatchObject({ code: "timeout" });
  });
});
