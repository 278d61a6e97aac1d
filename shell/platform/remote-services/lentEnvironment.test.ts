import { expect, it } from "@jest/globals";
import { defineService } from "@serambi/kernel/service";
import * as z from "zod";

import { checkEnvironment, lentEnvironment } from "./lentEnvironment";

const service = defineService({
  id: "book-shop",
  migrations: [],
  endpoints: [],
  environment: { KEY: { schema: z.string().min(8), takes: "a key of at least 8 characters" } },
});

it("lends a service the variables of its own name that it declares, and no others", () => {
  const variables = { BOOK_SHOP_KEY: " 12345678 ", BOOK_SHOP_OTHER: "x", KEY: "y", CLIENT_SECRET: "z" };
  expect(lentEnvironment(service, variables)).toEqual({ KEY: "12345678" });
  expect(lentEnvironment(service, { BOOK_SHOP_KEY: " " })).toEqual({});
});

it("says which variable is malformed and what it takes, and never its value", () => {
  expect(() => checkEnvironment(service, {})).not.toThrow();
  expect(() => checkEnvironment(service, { BOOK_SHOP_KEY: "short" })).toThrow(
    /^BOOK_SHOP_KEY is not valid: it takes a key of at least 8 characters$/,
  );
});
