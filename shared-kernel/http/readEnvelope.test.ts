import { describe, expect, it } from "@jest/globals";
import * as z from "zod/mini";

import { readEnvelope, readPage } from "./readEnvelope";

const thrown = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

const answer = (data: unknown) => ({ status: true, message: "", data });

describe("readEnvelope", () => {
  it("gives the data when it has the agreed shape", () => {
    expect(readEnvelope(answer({ id: 1, surplus: true }), z.object({ id: z.number() }))).toEqual({ id: 1 });
  });

  it("says `malformed`, with the cause, for data of another shape or no envelope at all", () => {
    for (const body of [answer({ id: "1" }), "<html>", null, { data: { id: 1 } }])
      expect(thrown(() => readEnvelope(body, z.object({ id: z.number() })))).toMatchObject({
        code: "malformed",
        cause: expect.anything(),
      });
  });

  it("says `upstream` with the host's message when the host refused", () => {
    const body = { status: false, message: "Kelas tidak ditemukan", data: null };
    expect(thrown(() => readEnvelope(body, z.unknown()))).toMatchObject({ code: "upstream", message: body.message });
  });
});

describe("readPage", () => {
  const page = { page: 2, perPage: 6, totalItems: 13, totalPages: 3, items: ["a"] };

  it("reads the current shape", () => {
    expect(readPage(answer(page), z.string())).toEqual(page);
  });

  it("reads the older shape as the same page, numbers in texts too", () => {
    const older = { current_page: "2", per_page: 6, total_data: "13", last_page: 3, data: ["a"] };
    expect(readPage(answer(older), z.string())).toEqual(page);
  });

  it("refuses a page in which one item is not what it should be", () => {
    expect(thrown(() => readPage(answer({ ...page, items: ["a", 2] }), z.string()))).toMatchObject({
      code: "malformed",
    });
  });

  it("refuses a list that is not a page", () => {
    expect(thrown(() => readPage(answer(["a"]), z.string()))).toMatchObject({ code: "malformed" });
  });
});
