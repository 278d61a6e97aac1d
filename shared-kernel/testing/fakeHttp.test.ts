import { describe, expect, it } from "@jest/globals";

import { AppError, isAppError } from "../errors";
import { answer, answerPage } from "./answers";
import { fakeHttp } from "./fakeHttp";

describe("fakeHttp", () => {
  it("answers by host, path and query, whatever the order of the parameters", async () => {
    const http = fakeHttp({
      "services class/active?page=2&search=a b": answer("two"),
      "services class/active": answer("any"),
    });
    await expect(http.services.get("class/active", { params: { search: "a b", page: 2 } })).resolves.toEqual(
      answer("two"),
    );
    await expect(http.services.get("class/active", { params: { page: 3 } })).resolves.toEqual(answer("any"));
  });

  it("sends parameters as the real client does: none that is undefined, lists with commas", async () => {
    const http = fakeHttp({ "main programs": answer([]) });
    await http.main.get("programs", { params: { ids: ["a", "b"], none: undefined, empty: [] } });
    expect(http.calls).toEqual(["main programs?ids=a%2Cb"]);
  });

  it("keeps reads and creates apart", async () => {
    const http = fakeHttp({ "POST services school/register": answer({ id: 1 }) });
    await expect(http.services.create("school/register", {})).resolves.toEqual(answer({ id: 1 }));
    await expect(http.services.get("school/register")).rejects.toThrow("Unexpected call: services school/register");
  });

  it("fails with the AppError that stands as the answer", async () => {
    const http = fakeHttp({ "services class/active": new AppError("offline", "No connection") });
    await expect(http.services.get("class/active")).rejects.toMatchObject({ code: "offline" });
  });

  it("fails with what no store takes for an expected failure when a call has no answer", async () => {
    const error: unknown = await fakeHttp()
      .auth.get("user/detail")
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(isAppError(error)).toBe(false);
  });

  it("hands out a copy, so that one test cannot change another's answers", async () => {
    const http = fakeHttp({ "services class/active": answerPage([{ name: "A" }]) });
    const first = (await http.services.get("class/active")) as ReturnType<typeof answerPage>; // as given above
    Object.assign(first, { message: "changed" });
    await expect(http.services.get("class/active")).resolves.toEqual(answerPage([{ name: "A" }]));
  });
});

describe("answerPage", () => {
  it("counts the pages", () => {
    expect(answerPage(["a"], { page: 2, perPage: 6, totalItems: 13 }).data).toMatchObject({ page: 2, totalPages: 3 });
  });
});
