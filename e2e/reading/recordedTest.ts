import { test as base } from "../fixtures/test";
import { RecordedSite } from "./RecordedSite";

/** With sites whose pages are read by several tests: each page is asked for once. */
export const test = base.extend<object, { readonly recorded: (site: string) => Promise<RecordedSite> }>({
  recorded: [
    async ({ server }, provide) => {
      let kept: { readonly site: string; readonly record: RecordedSite } | null = null;
      // The tests of a site follow one another: the pages of one site are held at a time.
      await provide(async (site) => {
        if (kept?.site === site) return kept.record;
        await kept?.record.stop();
        kept = { site, record: await RecordedSite.start(server.url(site)) };
        return kept.record;
      });
      await (kept as { readonly record: RecordedSite } | null)?.record.stop(); // set by a test
    },
    { scope: "worker" },
  ],
});

export { expect } from "../fixtures/test";
