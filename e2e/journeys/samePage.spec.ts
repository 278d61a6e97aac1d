import { comeByClick, differences, loadFirst } from "../fixtures/shownPage.mjs";
import { expect, test } from "../fixtures/test";

/** One address of each kind of page; `npm run bench -- same` takes every address of every site. */
const WAYS = [
  ["main", "/Courses", ["/", "/Courses?level=Intermediate", "/Courses/backend-engineering-with-go"]],
  ["demo", "/Lms", ["/Courses", "/Program", "/Event", "/Gallery"]],
  ["foundation", "/Blog", ["/Class", "/Portfolio"]],
  ["media", "/Blog", ["/Podcast", "/"]],
] as const;

for (const [site, from, targets] of WAYS)
  test(`pages of ${site} are the same by a click and by their address`, async ({ page, server }) => {
    for (const target of targets) {
      const address = server.url(site, target);
      await loadFirst(page, server.url(site, from));
      const clicked = await comeByClick(page, address);
      const loaded = await loadFirst(page, address);
      expect(differences(loaded, clicked), target).toEqual([]);
    }
  });
