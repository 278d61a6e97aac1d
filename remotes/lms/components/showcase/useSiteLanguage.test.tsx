import { expect, it } from "@jest/globals";
import type { Language } from "@serambi/kernel/contracts";
import { RemoteScopeProvider } from "@serambi/kernel/remote";
import { fakeDeps, fakeTenant } from "@serambi/kernel/testing";
import { renderToStaticMarkup } from "react-dom/server";

import { useSiteLanguage } from "./useSiteLanguage";

const Said = () => <p lang={useSiteLanguage()}>Ruang belajar</p>;

/** A site that is written in Indonesian, read in a language. */
const read = (language: Language): string => {
  const tenant = fakeTenant({ language, settings: { language: "id" } });
  const scope = { tenant, language, messages: {}, deps: fakeDeps({ tenant }), sessions: new Map() };
  return renderToStaticMarkup(
    <RemoteScopeProvider scope={scope}>
      <Said />
    </RemoteScopeProvider>,
  );
};

it("says in which language a site speaks to whoever reads its page in another", () => {
  expect(read("en")).toBe('<p lang="id">Ruang belajar</p>');
  expect(read("id")).toBe("<p>Ruang belajar</p>");
});
