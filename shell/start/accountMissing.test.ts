import { expect, it } from "@jest/globals";

import { accountMissing } from "./accountMissing";

const developer = { accountUrl: undefined, host: "127.0.0.1", trustProxy: false };

it("says at the start of a server for others that nobody can sign in without ACCOUNT_URL", () => {
  expect(accountMissing(developer, true)).toBeUndefined();
  expect(accountMissing({ ...developer, trustProxy: true }, true)).toMatch(
    /^ACCOUNT_URL is not set: the embedded account site answers at account\.localhost only/,
  );
  expect(accountMissing({ ...developer, host: "0.0.0.0" }, false)).toContain("there is no account site");
  expect(accountMissing({ accountUrl: "https://a.example", host: "0.0.0.0", trustProxy: true }, true)).toBeUndefined();
});
