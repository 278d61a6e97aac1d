import { expect, it } from "@jest/globals";

import { within } from "./within";

const never = (): Promise<never> => new Promise(() => undefined);

it("gives what the work gives, or its error", async () => {
  expect(await within(1_000, "the check", () => Promise.resolve(3))).toBe(3);
  await expect(within(1_000, "the check", () => Promise.reject(new Error("no build")))).rejects.toThrow("no build");
});

it("refuses work that does not end, and ends the process that it holds open", async () => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((done) => (end = done));
  const refused = within(20, "the check of blog", never, end);
  await expect(refused).rejects.toThrow("the check of blog did not end within 0.02 s");
  const heldOpen = setTimeout(() => undefined, 5_000);
  await ended;
  clearTimeout(heldOpen);
});
