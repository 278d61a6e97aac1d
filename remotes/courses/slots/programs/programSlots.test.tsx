import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, openSlot, type SlotFixture } from "@serambi/kernel/testing";
import { renderToStaticMarkup } from "react-dom/server";

import { server } from "../../remote.server";
import { programRoutes } from "../../testing/programs/programFixtures";
import { programAnswers } from "../../testing/programs/samplePrograms";
import { listAnswer } from "../../testing/sampleAnswers";

const lost = new AppError("timeout", "late");

interface Options {
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly routes?: readonly string[];
}

const htmlOf = async (
  slot: string,
  props: SlotFixture["props"],
  { changes = {}, routes = programRoutes }: Options = {},
): Promise<string> => {
  const fixture: SlotFixture = {
    title: slot,
    slot,
    props,
    answers: { ...programAnswers, ...changes },
    tenant: { settings: { routes: [...routes] } },
  };
  return renderToStaticMarkup((await openSlot(server, fixture, { language: "id" })).element);
};

describe("courses.by-program.v1", () => {
  const props = { title: "Kelas jaringan", programId: "jaringan" };

  it("shows classes of the programme and the way to all of them", async () => {
    const html = await htmlOf("courses.by-program.v1", props);
    expect(html.match(/href="\/Courses\/kelas-\d"/g)).toHaveLength(3);
    expect(html).toMatch(/href="\/Courses\?programIds=jaringan"[^>]*>Semua 14 kelas/);
  });

  it("says quietly that there are none, and links nothing on a site without those pages", async () => {
    const none = { changes: { "services class/active": listAnswer([]) } };
    expect(await htmlOf("courses.by-program.v1", props, none)).toContain("Belum ada kelas yang dibuka");
    expect(await htmlOf("courses.by-program.v1", props, { routes: ["/"] })).not.toMatch(/<a[ >]/);
  });
});

describe("courses.upcoming.v1", () => {
  const props = { title: "Yang akan datang", limit: 1 };

  it("shows as many dates as asked for, the soonest, and the way to all", async () => {
    const html = await htmlOf("courses.upcoming.v1", props);
    expect(html).toContain("Satu Malam tentang Kabel");
    expect(html).not.toContain("Jaringan di Gedung Tua");
    expect(html).toMatch(/href="\/Event\/Program"[^>]*>Seluruh jadwal/);
  });

  it("tells nothing to come from dates that cannot be read", async () => {
    const nothing = { "main batch/active": answer([]), "services class/webinar": answerPage([]) };
    expect(await htmlOf("courses.upcoming.v1", props, { changes: nothing })).toContain("Belum ada tanggal baru");
    const html = await htmlOf("courses.upcoming.v1", props, { changes: { ...nothing, "main batch/active": lost } });
    expect(html).toContain("Sebagian jadwal sedang tidak terbaca.");
    expect(html).not.toContain("Belum ada tanggal baru");
  });
});
