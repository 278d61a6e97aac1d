import { describe, expect, it } from "@jest/globals";
import { z } from "zod";

import { describeSections } from "./sections";

const Props = z.object({
  title: z.string(),
  rows: z.array(z.object({ text: z.string(), tone: z.enum(["main", "pale"]) })),
});
const slots = [{ name: "notes.list.v1", props: z.toJSONSchema(Props) }];

const word = (id: string, en = id) => ({ id, en });
const tone = { ...word("Nada", "Tone"), options: { main: word("Utama", "Main"), pale: word("Pucat", "Pale") } };
const section = { name: word("Daftar", "List"), about: word("Catatan.", "Notes."), picture: "rows" };
const words = { title: word("Judul", "Title"), rows: word("Baris", "Rows"), text: word("Teks", "Text"), tone };
const whole = { words, slots: { "notes.list.v1": section } };

const problems = (file: unknown) => {
  try {
    describeSections({ "sections.yaml": file }, slots);
  } catch (error) {
    return (error as Error).message; // thrown as an Error
  }
  return null;
};

describe("what sections say of themselves", () => {
  it("is kept once for names of properties, and by slot where a path has other words", () => {
    const described = describeSections(
      {
        "a.yaml": { words },
        "b.yaml": {
          slots: { "notes.list.v1": { ...section, fields: { "rows.*.text": { ...word("Isi"), isLong: true } } } },
        },
        // Used by the other slot.
        "c.yaml": { slots: { "notes.plain.v1": section } },
      },
      [...slots, { name: "notes.plain.v1", props: z.toJSONSchema(z.object({ text: z.string() })) }],
    );
    expect(described.words["title"]).toEqual({ label: { id: "Judul", en: "Title" } });
    expect(described.words["tone"]?.options).toEqual(tone.options);
    expect(described.bySlot["notes.list.v1"]).toEqual({
      ...section,
      fields: { "rows.*.text": { label: { id: "Isi", en: "Isi" }, isLong: true } },
    });
  });

  it("is complete: a whole file has no problems", () => {
    expect(problems(whole)).toBeNull();
  });

  it.each([
    [
      "a property without words",
      { ...whole, words: { title: words.title, rows: words.rows, tone } },
      "notes.list.v1: rows.*.text has no words",
    ],
    [
      "words in one language alone",
      { ...whole, words: { ...words, text: { id: "Teks" } } },
      'words.text has no words in "en"',
    ],
    [
      "an empty word",
      { ...whole, words: { ...words, text: { id: "Teks", en: " " } } },
      'words.text has no words in "en"',
    ],
    [
      "a value without words",
      { ...whole, words: { ...words, tone: { ...tone, options: { main: word("Utama") } } } },
      'notes.list.v1: the value "pale" of rows.*.tone has no words',
    ],
    ["words that nothing uses", { ...whole, words: { ...words, colour: word("Warna") } }, "words.colour: no section"],
    [
      "words of a value that there is not",
      { ...whole, words: { ...words, tone: { ...tone, options: { ...tone.options, loud: word("Keras") } } } },
      "words.tone.options.loud: no section",
    ],
    [
      "words of a path that there is not",
      { ...whole, slots: { "notes.list.v1": { ...section, fields: { "rows.text": word("Isi") } } } },
      'slots.notes.list.v1.fields: the slot has no property "rows.text"',
    ],
    [
      "a slot that there is not",
      { ...whole, slots: { ...whole.slots, "notes.gone.v1": section } },
      "slots.notes.gone.v1: the remote has no such slot",
    ],
    [
      "a drawing that there is not",
      { ...whole, slots: { "notes.list.v1": { ...section, picture: "photo" } } },
      "picture",
    ],
    ["a key that there is not", { ...whole, labels: {} }, "labels"],
  ])("is refused with %s", (_, file, message) => {
    expect(problems(file)).toContain(message);
  });

  it("stands in one file alone", () => {
    expect(() => describeSections({ "a.yaml": whole, "b.yaml": { words: { title: word("Judul") } } }, slots)).toThrow(
      "b.yaml: words.title stands in another file, too",
    );
  });
});
