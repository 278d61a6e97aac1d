import { expect, test } from "../fixtures/test";

test("a workshop that is closed is nowhere", async ({ server }) => {
  const answers = await Promise.all(
    ["/__workshop", "/__layouts", "/__layouts/media"].map((target) => server.ask("main", target)),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  const registry = await server.ask("main", "/registry.json");
  const { remotes } = JSON.parse(registry.text) as { remotes: Record<string, unknown> }; // what the registry's address gives
  expect(Object.keys(remotes)).toContain("sites");
  expect(Object.keys(remotes)).not.toContain("workshop");
});
