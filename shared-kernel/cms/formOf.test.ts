import { describe, expect, it } from "@jest/globals";
import * as z from "zod/mini";

import { LinkAddress, longText, PictureAddress } from "../contracts";
import { formOf, propertiesOf } from "./index";

const jsonSchema = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: "input" });

describe("propertiesOf", () => {
  it("follows lists, unions, records and tuples, and names each path once", () => {
    const schema = z.object({
      title: z.string(),
      rows: z.array(
        z.union([
          z.object({ kind: z.literal("line"), label: z.string() }),
          z.object({ kind: z.literal("choice"), label: z.string(), options: z.array(z.string()) }),
        ]),
      ),
      places: z.record(z.string(), z.object({ east: z.number() })),
      pair: z.tuple([z.object({ home: z.string() }), z.object({ away: z.string() })]),
    });
    expect(propertiesOf(jsonSchema(schema)).map(({ path }) => path)).toEqual([
      "title",
      "rows",
      "rows.*.kind",
      "rows.*.label",
      "rows.*.options",
      "places",
      "places.*.east",
      "pair",
      "pair.*.home",
      "pair.*.away",
    ]);
  });

  it("knows what may be chosen, also which kinds a union has and what a list may hold", () => {
    const schema = z.object({
      tone: z.optional(z.enum(["main", "pale"])),
      form: z.array(z.enum(["won", "lost"])),
      kind: z.union([z.literal("line"), z.literal("choice")]),
      picture: z.union([z.literal(""), z.string()]),
      format: z.literal("page"),
    });
    expect(propertiesOf(jsonSchema(schema)).map(({ options }) => options)).toEqual([
      ["main", "pale"],
      ["won", "lost"],
      ["line", "choice"],
      [],
      [],
    ]);
  });

  it("follows references, and comes to an end where a schema contains itself", () => {
    const item = {
      type: "object",
      properties: { name: { type: "string" }, inner: { type: "array", items: { $ref: "#/$defs/item" } } },
    };
    const paths = propertiesOf({
      type: "object",
      properties: { first: { $ref: "#/$defs/item" } },
      $defs: { item },
    }).map(({ path }) => path);
    expect(paths).toContain("first.inner.*.name");
  });
});

describe("formOf", () => {
  const words = (label: string) => ({ label: { id: label, en: label } });

  it("gives each field the words of its path, or those of its name", () => {
    const schema = jsonSchema(z.object({ title: z.string(), items: z.array(z.object({ title: z.string() })) }));
    const { fields } = formOf(
      schema,
      { title: words("Title"), items: words("Items") },
      { "items.*.title": words("Name") },
    );
    expect(fields).toEqual({ title: words("Title"), items: words("Items"), "items.*.title": words("Name") });
  });

  it("tells links, pictures and long texts apart", () => {
    const schema = jsonSchema(
      z.object({ to: z.optional(LinkAddress), logo: z._default(PictureAddress, ""), text: longText() }),
    );
    expect(schema.properties).toMatchObject({
      to: { format: "link", maxLength: 2000 },
      logo: { default: "", anyOf: [{ const: "" }, { format: "picture" }] },
      text: { format: "long-text" },
    });
    expect(schema.required).toEqual(["text"]);
  });
});
