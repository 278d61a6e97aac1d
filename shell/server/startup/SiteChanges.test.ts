import { expect, it } from "@jest/globals";

import { SiteChanges } from "./SiteChanges";

/** Two processes over one channel. */
const channel = () => {
  const listeners: ((text: string) => void)[] = [];
  return {
    tell: (_name: string, text: string) => {
      for (const listener of listeners) listener(text);
      return Promise.resolve();
    },
    hear: (_name: string, listener: (text: string) => void) => void listeners.push(listener),
  };
};

const processOf = (shared?: ReturnType<typeof channel>) => {
  const noted: string[] = [];
  const changes = new SiteChanges({
    upstream: { forgetAnswers: () => noted.push("answers forgotten") },
    directory: { changed: (key) => noted.push(key) },
    shared,
  });
  return { noted, tell: changes.tell };
};

it("has every process ask for a site that was changed through one of them", async () => {
  const shared = channel();
  const [one, other] = [processOf(shared), processOf(shared)];
  await one.tell("melati");
  expect(other.noted).toEqual(["answers forgotten", "melati"]);
  expect(one.noted).toContain("melati");
});

it("does its own work without any channel, and hears no key that is none", async () => {
  const alone = processOf();
  await alone.tell("melati");
  expect(alone.noted).toEqual(["answers forgotten", "melati"]);
  const shared = channel();
  const hearing = processOf(shared);
  await shared.tell("", "../x");
  expect(hearing.noted).toEqual([]);
});
