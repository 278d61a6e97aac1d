import { describe, expect, it } from "@jest/globals";
import type { Language } from "@serambi/kernel/contracts";
import { RemoteScopeProvider } from "@serambi/kernel/remote";
import { fakeDeps, fakeTenant } from "@serambi/kernel/testing";
import { renderToStaticMarkup } from "react-dom/server";

import { useContentLanguage } from "./useContentLanguage";

const Shown = () => <p lang={useContentLanguage()} />;

const shownTo = (language: Language): string => {
  const tenant = fakeTenant({ settings: { language: "id" } });
  const scope = { tenant, language, messages: {}, deps: fakeDeps({ tenant }), sessions: new Map() };
  return renderToStaticMarkup(
    <RemoteScopeProvider scope={scope}>
      <Shown />
    </RemoteScopeProvider>,
  );
};

describe("the language of the cases", () => {
  it("is told where the page around them has another", () => {
    expect([shownTo("en"), shownTo("id")]).toEqual(['<p lang="id"></p>', "<p></p>"]);
  });
});
