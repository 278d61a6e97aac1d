import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { PlatformInBetween } from "../fixtures/PlatformInBetween";
import { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test as base } from "../fixtures/test";
import {
  ENDLESS,
  MARKUP,
  withColours,
  withLongTexts,
  withMarkup,
  without,
  withTwoMegabytes,
  wrongFields,
} from "./hostileSettings";

interface Product {
  readonly between: PlatformInBetween;
  readonly shell: ServerProcess;
}

/** One product for all: each test has tenants of its own, whose settings it changes before anybody visits them. */
const test = base.extend<object, { readonly product: Product }>({
  product: [
    async ({ hosts }, provide) => {
      const between = await PlatformInBetween.start(hosts.serverEnv["SERVICES_URL"] ?? "");
      const shell = await ServerProcess.start({ ...hosts.serverEnv, SERVICES_URL: between.url });
      await provide({ between, shell });
      await shell.stop();
      await between.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

/** Fields that the log says it replaced by defaults, for one tenant. */
const replacedFields = (shell: ServerProcess, tenant: string): readonly unknown[] =>
  shell
    .logs()
    .filter(({ msg, host }) => /wrong or missing settings/.test(String(msg)) && host === `${tenant}.localhost`)
    .flatMap(({ fields }) => fields);

const attribute = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";
const layoutOf = (html: string): string => attribute(html, /<html[^>]* class="([^"]*)"/);

/** Whatever a tenant's text tries to call. */
const watchHostile = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    Object.assign(window, { hostile: () => document.documentElement.setAttribute("hostile", "") }),
  );
};

const expectHarmless = (page: Page): Promise<void> => expect(page.locator("html")).not.toHaveAttribute("hostile");

test.describe("illegible colours still give legible pages", () => {
  for (const [what, tenant, change] of [
    ["white alone", "foundation", withColours("#ffffff")],
    ["black alone", "festival", withColours("#000000")],
    ["yellow alone", "campus", withColours("#ffff00")],
    ["white ink on black paper, and grey", "media", withColours("#808080", { light: "#000000", dark: "#ffffff" })],
  ] as const)
    test(what, async ({ product: { between, shell }, page }) => {
      between.changeSettings(tenant, change);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(shell.url(tenant));
        const { violations } = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
        expect(
          violations.flatMap(({ nodes }) => nodes.map(({ target }) => `${colorScheme}: ${target.join(" ")}`)),
        ).toEqual([]);
      }
    });
});

test("wrong fields are the defaults, nothing of them runs, and the log names them", async ({
  product: { between, shell },
  page,
}) => {
  between.changeSettings("main", wrongFields);
  const { status, text } = await shell.ask("main");
  expect(status).toBe(200);
  expect(text).not.toMatch(/<script>hostile|java\s*script:|data:text|evil\.example/i);
  expect(text).toMatch(/--font-heading:"Raleway"/);
  expect(text).toMatch(/--font-text:"Inter"/);
  await expect
    .poll(() => replacedFields(shell, "main"))
    .toEqual(
      expect.arrayContaining([
        "logoDark",
        "logoLight",
        "favicon",
        "css.clr_primary",
        "css.clr_dark",
        "meta.image",
        "meta.robot_index",
        "navigation.primary.0.href",
        "navigation.primary.2.href",
        "navigation.legal",
        "navigation.footer.0.links.0.href",
      ]),
    );
  await watchHostile(page);
  await page.goto(shell.url("main"));
  await expect(page.getByRole("banner").getByRole("link", { name: "Good" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Wicked|Elsewhere|Plain/ })).toHaveCount(0);
  await expectHarmless(page);
});

test("markup in names is shown as it was typed", async ({ product: { between, shell }, page }) => {
  between.changeSettings("coding-school", withMarkup);
  await watchHostile(page);
  await page.goto(shell.url("coding-school"));
  expect(await page.title()).toBe(MARKUP);
  await expect(page.getByRole("contentinfo")).toContainText("<b>Tebal</b>");
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expectHarmless(page);
});

test.describe("a field that is missing", () => {
  for (const [field, tenant] of [
    ["title", "hackathon"],
    ["layout", "aksara"],
    ["css", "innovation"],
    ["meta", "scholarship"],
    ["navigation", "programme"],
  ] as const)
    test(`${field}: the site stands`, async ({ product: { between, shell } }) => {
      between.changeSettings(tenant, without(field));
      const { status, text } = await shell.ask(tenant);
      expect(status).toBe(200);
      expect(attribute(text, /<title>([^<]+)</)).not.toBe("");
      expect(text.match(/<h1[ >]/g)).toHaveLength(1);
      if (field !== "navigation") await expect.poll(() => replacedFields(shell, tenant)).toEqual([field]);
    });

  test("isMaintenance, or everything: the site is closed, under its name or its host's", async ({
    product: { between, shell },
  }) => {
    between.changeSettings("pesilat", without("isMaintenance"));
    between.changeSettings("alumni", () => ({}));
    expect((await shell.ask("pesilat")).status).toBe(503);
    const { status, text } = await shell.ask("alumni");
    expect(status).toBe(503);
    expect(attribute(text, /<title>([^<]+)</)).toContain("alumni");
    await expect
      .poll(() => replacedFields(shell, "alumni"))
      .toEqual(["title", "layout", "isMaintenance", "css", "meta"]);
  });
});

test("a layout that nobody drew is the default one", async ({ product: { between, shell } }) => {
  const layouts = { corporate: "nowhere", talent: "__proto__", bootcamp: "constructor", "school-league": 5 };
  for (const [tenant, layout] of Object.entries(layouts))
    between.changeSettings(tenant, (settings) => ({ ...settings, layout }));
  const answers = await Promise.all(Object.keys(layouts).map((tenant) => shell.ask(tenant)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ text }) => layoutOf(text)))).toEqual(
    new Set([layoutOf((await shell.ask("dev")).text)]),
  );
});

test("sections that are wrong leave a gap, the others stand, and the log names them", async ({
  product: { between, shell },
}) => {
  const names = ["__proto__", "constructor", "constructor.x.v1", "sites.nothing.v1", "sites"];
  between.changeHome("government", ({ sections }) => {
    const [first, ...others] = sections as { slot: string; props: unknown }[]; // as the seed has them
    const wrong = [...names.map((slot) => ({ slot, props: {} })), { slot: "sites.questions.v1", props: [5] }, null, 7];
    return { sections: [first, ...wrong, { ...first, props: "text" }, ...others] };
  });
  const { status, text } = await shell.ask("government");
  expect(status).toBe(200);
  expect(text.match(/<h1[ >]/g)).toHaveLength(1);
  for (const landmark of ["header", "main", "footer"]) expect(text).toContain(`<${landmark}`);
  const failedSlots = () =>
    shell.logs().flatMap(({ msg, tenant, slot }) => (msg === "remote failed" && tenant === "government" ? [slot] : []));
  await expect.poll(failedSlots).toEqual(expect.arrayContaining([...names, "sites.questions.v1"]));
});

test("a home page whose list of sections is none says under the site's name that it is empty", async ({
  product: { between, shell },
}) => {
  const homes = { "career-day": null, "creative-academy": "text", default: { slot: "sites.questions.v1" } };
  for (const [tenant, sections] of Object.entries(homes)) between.changeHome(tenant, () => ({ sections }));
  for (const tenant of Object.keys(homes)) {
    const { status, text } = await shell.ask(tenant);
    expect(status).toBe(200);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(text).toContain("Halaman ini belum berisi apa pun");
    expect(text).toContain("<footer");
  }
});

test("a home page of fifty sections has them all", async ({ product: { between, shell }, page }) => {
  between.changeHome("women-in-tech", ({ sections }) => {
    const [first, second] = sections as object[]; // as the seed has them
    return { sections: [first, ...Array.from({ length: 49 }, () => ({ ...second, anchor: undefined }))] };
  });
  await page.goto(shell.url("women-in-tech"));
  await expect(page.locator("main [data-slot]")).toHaveCount(50);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test.describe("names without end or blank, and sixty links, fit every screen", () => {
  for (const tenant of ["metamorfosa", "mentor-network", "teacher-fellowship", "open-library", "demo"])
    test(tenant, async ({ product: { between, shell }, page }) => {
      between.changeSettings(tenant, withLongTexts);
      await expect.poll(async () => (await shell.ask(tenant)).text).toContain(ENDLESS);
      await page.goto(shell.url(tenant));
      expect(await page.title()).toContain(ENDLESS);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
});

test("settings and sections of two megabytes make no heavy page", async ({ product: { between, shell } }) => {
  between.changeSettings("dev", withTwoMegabytes);
  between.changeHome("staging", ({ sections }) => ({
    sections: [...(sections as object[]), { slot: "sites.questions.v1", props: { title: "x".repeat(2_000_000) } }],
  }));
  const usual = await shell.ask("main");
  for (const tenant of ["dev", "staging"]) {
    const { status, text } = await shell.ask(tenant);
    expect(status).toBe(200);
    expect(text.length).toBeLessThan(2 * usual.text.length);
  }
});
