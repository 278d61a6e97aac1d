import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { SectionKinds } from "@serambi/kernel/cms";
import * as z from "zod";

import { describeWithDatabase } from "../../testing/describeEachEngine";
import { TestPlatform } from "../../testing/TestPlatform";

const OPEN_TIMEOUT_MS = 60_000;
const PATH = "/melati/cms/app/sections";

const word = (text: string) => ({ id: text, en: text });
const section = (name: string, picture: string) => ({
  slot: `notes.${name}.v1`,
  name: word(name),
  about: word(`${name}.`),
  picture,
  fields: {},
});

describeWithDatabase("sections for the editor", (openEmpty) => {
  let platform: TestPlatform;
  let melati = "";

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty());
    melati = await platform.tenantId("melati");
    platform.sections = [
      { words: { title: { label: word("Title") } }, sections: [section("list", "rows"), section("drum", "drum")] },
      { words: {}, sections: [section("poster", "hero")] },
    ];
    for (const name of ["list", "drum", "poster"])
      platform.slots.set(`notes.${name}.v1`, z.toJSONSchema(z.object({ title: z.string().max(60) })));
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const ask = (user: string | null, path = PATH) =>
    platform.getWith(path, {
      "app-token": platform.appToken("melati.localhost"),
      ...(user !== null && { authorization: `Bearer ${user}` }),
    });

  it("are a catalogue for administrators: what a page begins with first, each with its form", async () => {
    const { status, body } = await ask(await platform.logIn(melati, "admin-7", 1));
    expect(status).toBe(200);
    const kinds = SectionKinds.parse(body.data);
    expect(kinds.map(({ slot, picture }) => [slot, picture])).toEqual([
      ["notes.poster.v1", "hero"],
      // A drawing that this version does not know.
      ["notes.drum.v1", "text"],
      ["notes.list.v1", "rows"],
    ]);
    expect(kinds[2]?.form).toMatchObject({
      schema: { properties: { title: { maxLength: 60 } }, required: ["title"] },
      fields: { title: { label: word("Title") } },
    });
    // Another remote's words are not its own.
    expect(kinds[0]?.form.fields).toEqual({});
  });

  it.each([
    ["nobody who has signed in", 401, () => Promise.resolve(null), PATH],
    ["a learner", 403, () => platform.logIn(melati, "student-9", 4), PATH],
    [
      "an administrator who names another site",
      404,
      () => platform.logIn(melati, "admin-8", 1),
      "/kenanga/cms/app/sections",
    ],
  ])("are not for %s: %i", async (_, status, logIn, path) => {
    expect((await ask(await logIn(), path)).status).toBe(status);
  });
});
