import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";
import { renderToStaticMarkup } from "react-dom/server";

import { messages as en } from "../messages/en";
import { messages as id } from "../messages/id";
import { OfflineScreen } from "./OfflineScreen";

describe("OfflineScreen", () => {
  it.each([
    ["Indonesian", id],
    ["English", en],
  ])("says in %s what is missing and what can be done", (_language, t) => {
    const html = renderToStaticMarkup(<OfflineScreen ground="theme" tenant={fakeTenant()} t={t} />);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${t.offlineTitle}</h1>`));
    expect(html).toContain(t.offlineLead);
    expect(html).toMatch(new RegExp(`<button[^>]*data-retry[^>]*>${t.retry}</button>`));
    expect(html).toContain("Sekolah Contoh");
  });

  it("shows no list until there is something to list", () => {
    const html = renderToStaticMarkup(<OfflineScreen ground="theme" tenant={fakeTenant()} t={id} />);
    expect(html).toMatch(
      /<nav data-kept="" hidden="" aria-labelledby="kept"><h2 id="kept">[^<]+<\/h2><ul><\/ul><\/nav>/,
    );
  });
});
