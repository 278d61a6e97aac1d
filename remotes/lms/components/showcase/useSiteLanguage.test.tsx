import { expect, it } from "@jest/globals";
import type { Language } from "@serambi/kernel/contracts";
import { RemoteScopeProvider } from "@serambi/kernel/remote";
import { fakeTenant } from "@serambi/kernel/testing";
import { renderToStaticMarkup } from "react-dom/server";

import { useSiteLanguage } from "./useSiteLanguage";

const Said = () => <p lang={useSiteLanguage()}>Ruang belajar</p>;

/** A site that is written in Indonesian, read in a language. */
const read = (language: Language): string =>
  renderToStaticMarkup(
    <RemoteScopeProvider
      scope={{ tenant: fakeTenant({ language, settings: { language: "id" } }), language, messages: {} }}
    >
      <Said />
    </RemoteScopeProvider>,
  );

it("says in which language a site speaks to whoever reads its page in another", () => {
  expect(read("en")).toBe('<p lang="id">Ruang belajar</p>');
  expect(read("id")).toBe("<p>Ruang belajar</p>");
});
