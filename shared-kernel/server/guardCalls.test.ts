import { expect, it } from "@jest/globals";

import { fakeHttp } from "../testing";
import { guardCalls } from "./guardCalls";

it("makes the declared calls, and refuses others before a host is asked", async () => {
  const http = fakeHttp({
    "services class/active": "classes",
    "library books/7": "a book",
    "POST services class/active": 1,
  });
  const guarded = guardCalls(http, [
    { host: "services", method: "GET", path: "class/active" },
    { host: "library", method: "GET", path: "books/:id" },
  ]);
  await expect(guarded.services.get("class/active")).resolves.toBe("classes");
  await expect(guarded.named("library").get("books/7")).resolves.toBe("a book");
  for (const [call, name] of [
    [guarded.services.create("class/active", {}), "POST class/active of the host services"],
    [guarded.services.get("class/overview"), "GET class/overview of the host services"],
    [guarded.named("library").get("books"), "GET books of the host library"],
  ] as const)
    await expect(call).rejects.toMatchObject({ code: "internal", message: expect.stringContaining(name) });
  expect(http.calls).toEqual(["services class/active", "library books/7"]);
});
