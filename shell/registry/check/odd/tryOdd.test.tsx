import { expect, it } from "@jest/globals";
import { readList } from "@serambi/kernel/http";
import { answer } from "@serambi/kernel/testing";
import type { ReactNode } from "react";
import * as z from "zod/mini";

import { trialOf } from "../testing/trialOf";
import { AskedParameters } from "./AskedParameters";
import { tryOdd } from "./tryOdd";

const Wish = z.object({
  id: z.int(),
  title: z.string(),
  link: z.optional(z.string()),
  madeAt: z.string(),
  votes: z.int().check(z.maximum(2 ** 52)),
});
type Wish = z.infer<typeof Wish>;

const WISHES = answer([{ id: 1, title: "A garden", link: "/Wishes/1", madeAt: "2026-11-21", votes: 3 }]);

const found = async (show: (wishes: readonly Wish[]) => ReactNode): Promise<readonly string[]> => {
  const trial = trialOf({
    answers: { "services wishes": WISHES },
    load: async ({ http }) => ({ data: readList(await http.services.get("wishes"), Wish) }),
    show: (data) => show(data as readonly Wish[]), // of the loader above
  });
  const { findings } = await tryOdd(trial);
  return findings.map(({ where, why }) => `${where.replace("page list at /Wishes, of three, with ", "")}: ${why}`);
};

it("passes a page that bears whatever its schema lets through", async () => {
  expect(await found((wishes) => wishes.map(({ id, title }) => <p key={id}>{title}</p>))).toEqual([]);
});

it.each<[string, (wishes: readonly Wish[]) => ReactNode, readonly (string | RegExp)[]]>([
  [
    "an empty list",
    ([first]) => <p>{first?.title.length ?? (undefined as unknown as Wish).title}</p>,
    [/^empty lists: it fails: Cannot read properties of undefined/],
  ],
  [
    "a field that may be missing",
    ([first]) => <p>{first ? `${first.link}` : ""}</p>,
    [/^nothing in the place of what may be missing: it shows undefined, .*<p>undefined<\/p>/],
  ],
  [
    "far dates",
    ([first]) => <p>{["18", "21"].includes(first?.madeAt.slice(0, 2) ?? "") ? "on NaN" : ""}</p>,
    [/^dates before 1970: it shows NaN/, /^dates after 2100: it shows NaN/],
  ],
  [
    "text as markup",
    ([first]) => <p dangerouslySetInnerHTML={{ __html: first?.title ?? "" }} />,
    [/^texts from right to left.*inline handler/, /^texts from right to left.*a script/],
  ],
  [
    "a negative number",
    ([first]) => <p>{"-".repeat(Math.min(first?.votes ?? 0, 5))}</p>,
    [/^numbers that are -1: it fails: Invalid count value/],
  ],
  [
    "a long list",
    (wishes) => wishes.map(({ id }) => <p key={id}>{"wish ".repeat(2_000)}</p>),
    [/^lists of 500 items: its HTML has \d+ KB; 4096 KB are allowed/],
  ],
])("finds what a page makes of %s", async (_what, show, expected) => {
  const problems = await found(show);
  expect(problems).toHaveLength(expected.length);
  for (const [at, problem] of problems.entries()) expect(problem).toMatch(expected[at] ?? "");
});

it("draws a page with whatever visitors may ask for by the parameters that it reads", async () => {
  const parameters = new AskedParameters();
  const putBack = parameters.install();
  try {
    const trial = trialOf({
      answers: { "services wishes": WISHES },
      load: async ({ http }, query) => {
        await http.services.get("wishes");
        if ((query.get("search")?.length ?? 0) > 2_000) throw new Error("It is too long");
        return { data: "a wish, ".repeat(Number(query.get("rows") ?? 1)) };
      },
      show: (data) => <p>{String(data)}</p>,
    });
    const { findings } = await tryOdd({ ...trial, parameters });
    expect(findings.map(({ where, why }) => `${where}: ${why}`)).toEqual([
      "page list at /Wishes, of three, with search=3,000 letters in its address: it fails: It is too long",
      expect.stringMatching(/with rows=400000 in its address: a part of its state has \d+ KB/),
    ]);
  } finally {
    putBack();
  }
});
