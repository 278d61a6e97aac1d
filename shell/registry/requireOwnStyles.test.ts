import { describe, expect, it } from "@jest/globals";

import { requireOwnStyles } from "./requireOwnStyles";
import { artefactOf } from "./testing/registries";

const { artefact } = artefactOf("1");
const check = (css: string, of = artefact) => requireOwnStyles(of, new Map([["web/page.css", css]]));

describe("requireOwnStyles", () => {
  it("takes rules for the remote's own elements, in its layer", async () => {
    await expect(check("@layer remote.courses{.courses-Page-list{display:none}}")).resolves.toBeUndefined();
  });

  for (const css of [
    "*{display:none}",
    "body{margin:0}",
    ".sites-Home-hero{color:red}",
    ":has(.courses-Page-a){top:0}",
  ])
    it(`refuses ${css}`, async () => {
      await expect(check(`@layer remote.courses{${css}}`)).rejects.toThrow(
        `Styles reach beyond courses: ${css.slice(0, css.indexOf("{"))} in web/page.css`,
      );
    });

  it("lets through what harms nobody: rules of its own outside its layer", async () => {
    await expect(check(".courses-Page-list{color:red} @keyframes spin{to{rotate:1turn}}")).resolves.toBeUndefined();
  });

  it("lets pages for whoever works on the product change what is around them", async () => {
    const workshop = {
      ...artefact,
      slots: [],
      pages: [{ id: "workshop", paths: ["/__workshop"], chunks: { js: [], css: [] } }],
    };
    await expect(check("@layer remote.workshop{body{margin:0}}", workshop)).resolves.toBeUndefined();
  });
});
