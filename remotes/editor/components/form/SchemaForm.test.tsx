/** @jest-environment jest-fixed-jsdom */
import { afterEach, expect, it } from "@jest/globals";
import type { FormSchema } from "@serambi/kernel/cms";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import * as z from "zod";

import { messages as t } from "../../messages/settings.id";
import { SchemaForm } from "./SchemaForm";

afterEach(cleanup);

/** A form over a schema as zod writes it, and what its value has become. */
const show = (
  schema: z.ZodType,
  value: unknown,
  problems: Record<string, string> = {},
  fields: FormSchema["fields"] = {},
) => {
  const now = { value };
  const form: FormSchema = { schema: z.toJSONSchema(schema, { io: "input" }), fields };
  const Held = () => {
    const [held, setHeld] = useState(value);
    return (
      <SchemaForm
        {...{ form, problems, t }}
        language="id"
        value={held}
        onChange={(next) => {
          now.value = next;
          setHeld(next);
        }}
      />
    );
  };
  render(<Held />);
  return now;
};

const type = (label: string | RegExp, text: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole("button", { name }));
};

it("takes a text, a long one in several lines, and leaves out an optional one that is emptied", () => {
  const now = show(
    z.object({ title: z.string().max(60), about: z.string().max(2000), note: z.string().max(80).optional() }),
    {
      title: "Lama",
      about: "",
      note: "ada",
    },
  );
  type("Title", "Baru");
  type("About", "Satu\nDua");
  type(/^Note/, "");
  expect(now.value).toEqual({ title: "Baru", about: "Satu\nDua" });
  expect(screen.getByLabelText("About").tagName).toBe("TEXTAREA");
});

it("keeps a text that is longer than it may be whole, and says so at its field", () => {
  const now = show(z.object({ title: z.string().max(60) }), { title: "" });
  const long = "a".repeat(100_000);
  type("Title", long);
  expect(now.value).toEqual({ title: long });
  expect(screen.getByLabelText("Title").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(t.formTooLong(100_000, 60))).toBeTruthy();
});

it("calls values and items by the names that the form has for them", () => {
  const same = (text: string) => ({ id: text, en: text });
  const now = show(
    z.object({ languages: z.array(z.enum(["id", "en"])) }),
    { languages: [] },
    {},
    {
      languages: { label: same("Bahasa yang dapat dipilih") },
      "languages.*": { label: same("Bahasa"), options: { id: same("Bahasa Indonesia"), en: same("English") } },
    },
  );
  press("Tambah bahasa");
  expect(screen.getByRole("option", { name: "English" })).toBeTruthy();
  expect(now.value).toEqual({ languages: ["id"] });
});

it("calls a text in a list by the list's name and its number where it has no words of its own", () => {
  const same = (text: string) => ({ id: text, en: text });
  show(
    z.object({ columns: z.array(z.string()) }),
    { columns: ["Murid", "Guru"] },
    {},
    { columns: { label: same("Judul kolom") } },
  );
  expect(screen.getByRole("textbox", { name: "Judul kolom 2" })).toHaveProperty("value", "Guru");
});

it("takes numbers, and keeps the last good one while what is typed is none", () => {
  const now = show(z.object({ limit: z.int().min(1).max(6) }), { limit: 3 });
  type("Limit", "abc");
  expect(now.value).toEqual({ limit: 3 });
  expect(screen.getByText(t.formNoNumber)).toBeTruthy();
  type("Limit", "5");
  expect(now.value).toEqual({ limit: 5 });
});

it("takes switches and choices, also those written as a union of constants", () => {
  const now = show(
    z.object({
      isOpen: z.boolean(),
      size: z.enum(["small", "large"]),
      side: z.union([z.literal("left"), z.literal("right")]).optional(),
    }),
    { isOpen: false, size: "small" },
  );
  fireEvent.click(screen.getByRole("switch", { name: "Is open" }));
  type("Size", "large");
  type(/^Side/, "right");
  expect(now.value).toEqual({ isOpen: true, size: "large", side: "right" });
});

const Link = z.object({ label: z.string(), href: z.string() });

it("adds, moves and removes items of a list, within its bounds", () => {
  const now = show(z.object({ links: z.array(Link).min(1).max(3) }), {
    links: [
      { label: "Satu", href: "/a" },
      { label: "Dua", href: "/b" },
    ],
  });
  press("Tambah links");
  type("Label", "Tiga");
  expect(screen.getByRole("button", { name: "Tambah links" }).hasAttribute("disabled")).toBe(true);
  press("Naikkan: Tiga");
  press("Hapus: Satu");
  expect(now.value).toEqual({
    links: [
      { label: "Tiga", href: "" },
      { label: "Dua", href: "/b" },
    ],
  });
  press("Hapus: Dua");
  expect(screen.getByRole("button", { name: "Hapus: Tiga" }).hasAttribute("disabled")).toBe(true);
});

it("makes and takes away an optional group", () => {
  const now = show(z.object({ action: Link.optional() }), {});
  press("Tambah action");
  type("Href", "/Courses");
  expect(now.value).toEqual({ action: { label: "", href: "/Courses" } });
  press("Hapus action");
  expect(now.value).toEqual({});
});

it("shows which of several objects a value is, and begins another one", () => {
  const Quote = z.object({ kind: z.literal("quote"), by: z.string() });
  const Figure = z.object({ kind: z.literal("figure"), value: z.number() });
  const now = show(z.object({ part: z.discriminatedUnion("kind", [Quote, Figure]) }), {
    part: { kind: "figure", value: 4 },
  });
  expect(screen.getByLabelText("Value")).toBeTruthy();
  type("Jenis", "0");
  type("By", "Maria");
  expect(now.value).toEqual({ part: { kind: "quote", by: "Maria" } });
});

it("fills in values by names", () => {
  const now = show(z.object({ voice: z.record(z.string(), z.string()) }), { voice: { one: "Satu" } });
  type("Nama baru", "two");
  press("Tambah voice");
  type("Two", "Dua");
  expect(now.value).toEqual({ voice: { one: "Satu", two: "Dua" } });
});

it("keeps what a schema does not know any more, and a value of another shape as it is", () => {
  const now = show(z.object({ title: z.string(), items: z.array(Link) }), { title: "a", items: "gone", old: 1 });
  type("Title", "b");
  expect(now.value).toEqual({ title: "b", items: "gone", old: 1 });
});

it("says labels, help and what is wrong where it is", () => {
  show(
    z.object({ links: z.array(Link) }),
    { links: [{ label: "Satu", href: "javascript:" }] },
    { "links.0.href": "Bukan alamat" },
    { "links.*.href": { label: { id: "Tujuan", en: "Target" }, help: { id: "Alamat", en: "Address" } } },
  );
  press("Satu");
  expect(screen.getByLabelText("Tujuan").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Bukan alamat")).toBeTruthy();
  expect(screen.getByText("Alamat")).toBeTruthy();
});

it("lets a value that no field is made for be mended as JSON", () => {
  const now = show(z.object({ extra: z.unknown() }), { extra: { a: 1 } });
  type(/^Extra/, "{");
  expect(now.value).toEqual({ extra: { a: 1 } });
  type(/^Extra/, '{"a":2}');
  expect(now.value).toEqual({ extra: { a: 2 } });
});

it("says what values and kinds are called, gives long texts room, and does not ask for what a page fills in", () => {
  const words = (label: string) => ({ label: { id: label, en: label } });
  const options = (names: Record<string, string>) => ({
    options: Object.fromEntries(Object.entries(names).map(([value, id]) => [value, { id, en: value }])),
  });
  show(
    z.object({
      tone: z.enum(["main", "pale"]),
      text: z.string(),
      asked: z.string().optional(),
      row: z.union([
        z.object({ kind: z.literal("line"), hint: z.string() }),
        z.object({ kind: z.literal("lines"), rows: z.number() }),
      ]),
    }),
    { tone: "main", text: "a", asked: "b", row: { kind: "line", hint: "c" } },
    {},
    {
      tone: { ...words("Nada"), ...options({ main: "Utama", pale: "Pucat" }) },
      text: { ...words("Teks"), isLong: true },
      asked: { ...words("Diisi halaman"), isHidden: true },
      "row.kind": { ...words("Jenis"), ...options({ line: "Satu baris", lines: "Beberapa baris" }) },
    },
  );
  expect(screen.getByRole("option", { name: "Pucat" })).toBeTruthy();
  expect(screen.getByRole("option", { name: "Beberapa baris" })).toBeTruthy();
  expect(screen.getByLabelText("Teks").tagName).toBe("TEXTAREA");
  expect(screen.queryByLabelText(/Diisi halaman/)).toBeNull();
});
