import { describe, expect, it } from "@jest/globals";

import { evaluateService } from "./evaluateService";

const built = (service: string): string =>
  `const { createHash } = require("node:crypto"); exports.service = ${service};`;

describe("evaluateService", () => {
  it("gives what a built service exports, which may ask for Node's modules", () => {
    const service = evaluateService(
      "notes",
      built(
        `{ id: "notes", migrations: [{ name: createHash("md5").update("x").digest("hex"), sql: "" }], endpoints: [] }`,
      ),
    );
    expect(service.migrations[0]?.name).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ["no service", "undefined", /does not export a service/],
    [
      "an endpoint without a handler",
      '{ id: "notes", migrations: [], endpoints: [{ host: "notes", method: "GET", path: "/x" }] }',
      /handle/,
    ],
    [
      "the service of another remote",
      '{ id: "other", migrations: [], endpoints: [] }',
      /exports the service of "other"/,
    ],
  ])("refuses %s", (_what, service, reason) => {
    expect(() => evaluateService("notes", built(service))).toThrow(reason);
  });

  it("refuses a library that is not built in, and tells what its code throws", () => {
    expect(() => evaluateService("notes", 'require("left-pad")')).toThrow('asks for "left-pad"');
    expect(() => evaluateService("notes", 'throw new Error("at once")')).toThrow("at once");
  });
});
