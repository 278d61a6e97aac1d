import { beforeEach, describe, expect, it } from "@jest/globals";

import { AnswersAhead } from "./AnswersAhead";

let nowMs: number;
let asked: string[];
let answers: AnswersAhead;

const ask = (call: string) => () => {
  asked.push(call);
  return Promise.resolve(`answer to ${call}`);
};

beforeEach(() => {
  nowMs = 0;
  asked = [];
  answers = new AnswersAhead(() => new Date(nowMs));
});

describe("answers that came ahead", () => {
  it("are asked for once and given away once", async () => {
    await Promise.all([answers.keep("a", ask("a")), answers.keep("a", ask("a"))]);
    expect(asked).toEqual(["a"]);
    await expect(answers.take("a")).resolves.toBe("answer to a");
    expect(answers.take("a")).toBeUndefined();
  });

  it("can be taken while they are on their way", async () => {
    let bring = (_answer: string): void => undefined;
    void answers.keep("a", () => new Promise((resolve) => (bring = resolve)));
    const taken = answers.take("a");
    bring("late");
    await expect(taken).resolves.toBe("late");
  });

  it("stand for half a minute", async () => {
    await answers.keep("a", ask("a"));
    nowMs = 29_999;
    expect(answers.take("a")).toBeDefined();
    await answers.keep("b", ask("b"));
    nowMs += 30_000;
    expect(answers.take("b")).toBeUndefined();
    await answers.keep("b", ask("b"));
    expect(asked).toEqual(["a", "b", "b"]);
  });

  it("are not kept where they failed", async () => {
    await expect(answers.keep("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(answers.take("a")).toBeUndefined();
  });

  it("are those of a few pages: the oldest gives way", async () => {
    await Promise.all(Array.from({ length: 25 }, (_, index) => answers.keep(String(index), ask(String(index)))));
    expect([answers.take("0"), answers.take("1")]).toEqual([undefined, expect.any(Promise)]);
  });

  it("are forgotten together", async () => {
    await answers.keep("a", ask("a"));
    answers.forget();
    expect(answers.take("a")).toBeUndefined();
  });
});
