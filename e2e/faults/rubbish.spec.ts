import { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";

const STACK = /\n\s+at |node_modules|\.cjs:\d/;

test.describe("an environment that makes no sense stops the start with one line", () => {
  for (const [name, value] of [
    ["PORT", "three thousand"],
    ["SERVICES_URL", "services.example"],
    ["LOG_LEVEL", "loud"],
    ["APP_TOKEN_SECRET", "short"],
  ] as const)
    test(`${name}=${value}`, async () => {
      const message = await ServerProcess.start({ [name]: value }).then(
        () => "it started",
        (error: unknown) => String(error),
      );
      expect(message).toContain(`\n${name} is `);
      expect(message).toContain("it takes");
      expect(message).not.toMatch(STACK);
      expect(message.trim().split("\n")).toHaveLength(2);
    });
});

test.describe("a request that makes no sense gets a clear answer", () => {
  for (const [what, target, headers] of [
    ["a host with rubbish in it", "/", { host: "main..localhost:no/<script>" }],
    ["a host that no site has", "/", { host: "nobody.example" }],
    ["an address of 100 KB", `/Courses?search=${"a".repeat(100_000)}`, {}],
    ["encoded slashes in a path", "/Courses/..%2f..%2fetc%2fpasswd", {}],
    ["a way out of the folder of remotes", "/remotes/courses/..%2f..%2f..%2fsecrets.json", {}],
    ["a broken escape", "/Courses/%E0%A4%A", {}],
    ["a null byte", "/Courses/a%00b", {}],
  ] as const)
    test(what, async ({ server }) => {
      const { status, text } = await server.ask("main", target, { headers });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(STACK);
      expect((await server.ask("main", "/Courses")).status).toBe(200);
    });
});
