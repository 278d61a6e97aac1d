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

test("without the operator's leave there is neither a local build nor a development panel", async ({ server }) => {
  const asked = await server.ask("main", "/__override");
  expect(asked.status).toBe(403);
  expect(asked.text).toContain("REMOTE_OVERRIDES=on");
  const { text } = await server.ask("main");
  expect(text).toContain('id="serambi-state"');
  expect(text).not.toMatch(/"tools":\{(?:"local"|\})/);
  const { text: script } = await server.ask("main", /\/assets\/shell\.\w+\.js/.exec(text)?.[0]);
  expect(script).toContain("hydrateRoot");
  expect(script).not.toContain("EventSource");
});
