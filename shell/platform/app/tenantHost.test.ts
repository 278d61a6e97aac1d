import { describe, expect, it } from "@jest/globals";

import { tenantHost } from "./tenantHost";

describe("tenantHost", () => {
  it.each([
    ["foundation.localhost", "foundation.localhost"],
    ["Foundation.LocalHost:3000", "foundation.localhost"],
    ["foundation.localhost.", "foundation.localhost"],
    ["foundation.localhost.:80", "foundation.localhost"],
    ["127.0.0.1:80", "127.0.0.1"],
    ["[2001:db8::1]:3000", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
  ])("knows %s as %s", (host, expected) => {
    expect(tenantHost(host)).toBe(expected);
  });
});
