import { describe, expect, it } from "@jest/globals";
import { renderToString } from "react-dom/server";

import { server } from "../remote.server";
import { homes } from "../testing/fixtures/homes";
import { remoteFixtures } from "../testing/remoteFixtures";
import { renderSection } from "../testing/renderSection";

describe.each(remoteFixtures.slots)("$slot", (fixture) => {
  const schema = server.slots[fixture.slot]?.schema;

  it("is a section, and none without properties", async () => {
    expect(renderToString(await renderSection(fixture))).toMatch(/^<section/);
    expect(schema?.safeParse({}).success).toBe(false);
  });

  it("shows the same without the properties' defaults written out", () => {
    // The browser is handed the properties as the tenant's data has them, not as the schema completed them.
    expect(schema?.parse(fixture.props)).toEqual(fixture.props);
  });
});

describe.each(Object.entries(homes))("%s, put together", (_, fixtures) => {
  it("has one main heading, and skips no level below it", async () => {
    const html = (
      await Promise.all(fixtures.map(async (fixture) => renderToString(await renderSection(fixture))))
    ).join("");
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
});
