import { expect, it } from "@jest/globals";

import { questionsOf } from "../../../contract/quiz/questions";
import { readQuizFile } from "./readQuizFile";

const FILE = `title: Arah serat
summary: Tentang kain.
sections:
  - id: serat
    title: Serat
    questions:
      - id: arah
        kind: choice
        text: Garis serat sejajar dengan …
        choices:
          - right: tepi kain
          - wrong: lebar kain
            say: Itu arah pakan.
      - id: urut
        kind: order
        text: Susun.
        items: [Luruskan serat, Gunting]
`;

it("gives choices and items ids by their places", () => {
  const [choice, order] = questionsOf(readQuizFile("serat.id.yaml", FILE));
  expect(choice).toMatchObject({
    choices: [
      { id: "a", isRight: true },
      { id: "b", isRight: false, feedback: "Itu arah pakan." },
    ],
  });
  expect(order).toMatchObject({ items: [{ id: "a" }, { id: "b", text: "Gunting" }] });
});

it("names file and line of what is wrong", () => {
  const at = (from: string, to: string) => () => readQuizFile("serat.id.yaml", FILE.replace(from, to));
  expect(at("kind: order", "kind: puzzle")).toThrow(/^serat\.id\.yaml:1[45]: sections\.0\.questions\.1\.kind/);
  expect(at("- right: tepi kain", "- wrong: tepi kain")).toThrow(/^serat\.id\.yaml:7: .*one right answer/);
  expect(at("say: Itu arah pakan.", "says: Itu")).toThrow(/^serat\.id\.yaml:1[23]: .*choices\.1/);
  expect(at("summary: Tentang kain.", "summary: [")).toThrow(/^serat\.id\.yaml:\d+: /);
});
