import { describe, expect, it } from "@jest/globals";
import type { Language } from "@serambi/kernel/contracts";
import { RemoteScopeProvider } from "@serambi/kernel/remote";
import { fakeTenant } from "@serambi/kernel/testing";
import { renderToStaticMarkup } from "react-dom/server";

import { useContentLanguage } from "./useContentLanguage";

const Shown = () => <p lang={useContentLanguage()} />;

const shownTo = (language: Language): string =>
  renderToStaticMarkup(
    <RemoteScopeProvider scope={{ tenant: fakeTenant({ settings: { language: "id" } }), language, messages: {} }}>
      <Shown />
    </RemoteScopeProvider>,
  );

describe("the language of the cases", () => {
  it("is told where the page around them has another", () => {
    expect([shownTo("en"), shownTo("id")]).toEqual(['<p lang="id"></p>', "<p></p>"]);
  });
});
