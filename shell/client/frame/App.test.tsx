import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";
import { renderToStaticMarkup } from "react-dom/server";

import { loadLayout } from "../layouts";
import { messages as t } from "../messages/id";
import type { Shown } from "../page/Shown";
import { App } from "./App";
import { PAGE_PLACE } from "./PageOutlet";
import { PlaceWatchContext } from "./Rendered";

const shown: Shown = {
  location: { pathname: "/", search: "", hash: "", state: null, key: "first" },
  result: { kind: "not-found" },
  head: null,
  slots: new Map(),
  key: "first",
  isSettled: false,
  versionOf: () => "1",
};

const nothing = (): void => undefined;

const render = async (layoutName: string) => {
  const layout = await loadLayout(layoutName);
  const rendered: string[] = [];
  const html = renderToStaticMarkup(
    <PlaceWatchContext value={{ onBegun: () => undefined, onRendered: (place) => void rendered.push(place) }}>
      <App
        shown={shown}
        layout={layout}
        tenant={fakeTenant()}
        t={t}
        navigator={{ createHref: String, go: nothing, push: nothing, replace: nothing }}
        isStatic
        isStale
        year={2026}
        onRetry={nothing}
        report={nothing}
      />
    </PlaceWatchContext>,
  );
  return { html, rendered };
};

describe("App", () => {
  it("stands header, what there is to show, and footer below each other", async () => {
    expect((await render("default")).html).toMatch(/<header.*<main.*<footer/s);
  });

  it("renders nothing in the blank layout, and says that this is all", async () => {
    expect(await render("blank")).toEqual({ html: "", rendered: [PAGE_PLACE] });
  });
});
