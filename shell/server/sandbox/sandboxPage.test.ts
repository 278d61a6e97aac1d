import { createHash } from "node:crypto";

import { describe, expect, it } from "@jest/globals";
import { SANDBOX_PATH } from "@serambi/kernel/remote";

import { SANDBOX_PAGE, SANDBOX_POLICY } from "./sandboxPage";

const digest = (text: string): string => createHash("sha256").update(text).digest("base64");

describe("the sandbox's document", () => {
  it("has no origin, and no address to connect to", () => {
    const directives = SANDBOX_POLICY.split(";");
    expect(directives).toContain("sandbox allow-scripts");
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain("connect-src blob: data:");
    expect(SANDBOX_POLICY).not.toMatch(/allow-same-origin|https?:\/\/|'self'/);
  });

  it("allows the script that it has, by its hash", () => {
    const script = /<script>([\s\S]*)<\/script>/.exec(SANDBOX_PAGE)?.[1] ?? "";
    expect(SANDBOX_POLICY).toContain(`'sha256-${digest(script)}'`);
  });

  it("is what browsers keep under its address for a year: another text takes the next number", () => {
    expect({ path: SANDBOX_PATH, text: digest(SANDBOX_PAGE + SANDBOX_POLICY) }).toEqual({
      path: "/_sandbox/1",
      text: "p1MfoMQItrQF4ry9B9rBLZguqe6vFWLIhjaIWbGfxC8=",
    });
  });
});
