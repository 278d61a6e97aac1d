import { expect, test } from "../fixtures/test";
import { flipByte, liveVersion, shipVersion, storedFiles, storedVersion } from "./registry";
import type { Edit } from "./versions";

const onlyIn =
  (folder: "server/" | "web/", change: (text: string) => string): Edit =>
  (file, text) =>
    file.startsWith(folder) ? change(text) : text;

/** Not where it is packed: that would refuse it. */
const throwsAtLoad = onlyIn(
  "server/",
  (text) => `if (!process.argv.includes("ship")) throw new Error("broken while loading");\n${text}`,
);
/** The heading's text is asked for under a name that no catalogue has. */
const throwsAtRender = (text: string) => text.replaceAll(".catalogueHeading(", ".noSuchHeading(");

test.describe("when a shipped version is broken", () => {
  test.use({ expectedMessages: /status of 50\d|noSuchHeading/ });

  test("one that throws while it is loaded is not even shipped", async ({ ownServer }) => {
    const before = await liveVersion(ownServer, "courses");
    const shipping = shipVersion(
      ownServer,
      "courses",
      "9.0.0-broken",
      onlyIn("server/", (text) => `throw new Error("broken while loading");\n${text}`),
    );
    await expect(shipping).rejects.toThrow("broken while loading");
    expect(await liveVersion(ownServer, "courses")).toBe(before);
  });

  for (const [what, edit, phase] of [
    ["throws while it is loaded on the server", throwsAtLoad, "evaluate"],
    ["throws while it is rendered on the server", onlyIn("server/", throwsAtRender), "render"],
  ] as const)
    test(`its page is an error page inside the frame, and the home page stands: a version that ${what}`, async ({
      ownServer,
      page,
    }) => {
      await shipVersion(ownServer, "courses", "9.0.0-broken", edit);
      const answer = await ownServer.ask("main", "/Courses");
      expect(answer.status).toBeGreaterThanOrEqual(500);
      for (const part of ["<header", "<main", "<footer", "Courses"]) expect(answer.text).toContain(part);
      expect(answer.text).not.toContain("    at ");
      expect(ownServer.logs()).toContainEqual(
        expect.objectContaining({ remote: "courses", version: "9.0.0-broken", phase }),
      );

      const home = await page.goto(ownServer.url("main"));
      expect(home?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });

  test("a version that throws in the browser leaves the frame standing and is reported", async ({
    page,
    ownServer,
  }) => {
    await shipVersion(ownServer, "courses", "9.0.0-broken", onlyIn("web/", throwsAtRender));
    await page.goto(ownServer.url("main", "/Courses"));
    await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect
      .poll(() =>
        ownServer
          .logs()
          .filter(
            ({ remote, version, phase }) => remote === "courses" && version === "9.0.0-broken" && phase === "render",
          ),
      )
      .not.toHaveLength(0);
  });

  test("a version with one byte changed is not run", async ({ ownServer }) => {
    await shipVersion(ownServer, "courses", "9.0.0-changed");
    const [file = ""] = await storedFiles(storedVersion(ownServer, "courses", "9.0.0-changed"), "page-catalogue");
    await flipByte(file);
    expect((await ownServer.ask("main", "/Courses")).status).toBeGreaterThanOrEqual(500);
    expect(ownServer.logs()).toContainEqual(
      expect.objectContaining({ remote: "courses", version: "9.0.0-changed", phase: "integrity" }),
    );
    expect((await ownServer.ask("main")).status).toBe(200);
  });
});
