import { expect, it } from "@jest/globals";

import { withHoles, withoutUnknown } from "./withoutUnknown";

const link = { type: "object", properties: { label: { type: "string" }, to: { type: "string" } }, required: ["label"] };
const schema = {
  type: "object",
  properties: {
    title: { type: "string" },
    links: { type: "array", items: link },
    art: {
      anyOf: [
        { type: "object", properties: { kind: { const: "kain" }, seed: { type: "string" } }, required: ["kind"] },
        { type: "object", properties: { kind: { const: "photo" }, src: { type: "string" } }, required: ["kind"] },
      ],
    },
    marks: { type: "object", properties: { a: { type: "string" } }, additionalProperties: { type: "string" } },
  },
};

it("leaves out what the schema does not name, at any depth, and nothing else", () => {
  const value = {
    title: "Satu",
    subtitle: "gone",
    links: [{ label: "Dua", to: "/", icon: "gone" }],
    art: { kind: "photo", src: "/a.png", seed: "gone" },
    marks: { a: "x", b: "y" },
  };
  expect(withoutUnknown(value, schema, schema)).toEqual({
    title: "Satu",
    links: [{ label: "Dua", to: "/" }],
    art: { kind: "photo", src: "/a.png" },
    marks: { a: "x", b: "y" },
  });
});

it("leaves out a value that is something else than the schema says, and keeps the numbers of the others until then", () => {
  const value = { title: ["Satu"], links: [{ label: "Dua" }, "Tiga", { label: 4 }], art: null };
  expect(withoutUnknown(value, schema, schema)).toEqual({ links: [{ label: "Dua" }, {}], art: null });
  expect(withHoles(value, schema, schema)).toEqual({ links: [{ label: "Dua" }, undefined, {}], art: null });
});
