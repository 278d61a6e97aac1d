import { expect, it } from "@jest/globals";
import { isAppError } from "@serambi/kernel/errors";
import { makeClients } from "@serambi/kernel/http";

import { OpenCalls } from "./OpenCalls";

it("tells a loader that waits for a host from one that waits for nothing", async () => {
  let answer: (value: unknown) => void = () => undefined;
  const held = (): Promise<unknown> => new Promise((resolve) => (answer = resolve));
  const calls = new OpenCalls(makeClients(() => ({ get: held, create: () => Promise.reject(new Error("no")) })));
  expect(isAppError(calls.silence(10))).toBe(false);
  const asked = calls.http.services.get("v1/anything");
  await calls.http.services.create("v1/anything", {}).catch(() => undefined);
  expect(calls.silence(10)).toMatchObject({ code: "timeout" });
  answer("there");
  expect(await asked).toBe("there");
  expect(isAppError(calls.silence(10))).toBe(false);
});
