import { describe, expect, it } from "@jest/globals";

import { LANGUAGES } from "../../contracts";
import type { Catalogue } from "../../i18n";
import { loadCatalogue } from "../../remote";
import type { RemoteFixtures, RemoteModule } from "./types";

/** Shorter texts are often the same word in both languages: "Mentor", "Video". */
const LONG_TEXT_CHARACTERS = 16;

const shapeOf = (messages: Catalogue) =>
  Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      typeof text === "string" ? "text" : `function of ${text.length}`,
    ]),
  );

/** Both languages are complete and really two languages. */
export const describeCatalogues = ({ server: { remote } }: RemoteModule, { sameTexts = [] }: RemoteFixtures): void => {
  describe.each([undefined, ...Object.keys(remote.texts ?? {})])("its texts %s", (texts) => {
    const load = async () => {
      const [id, en] = await Promise.all(
        LANGUAGES.map((language) => loadCatalogue(remote, texts === undefined ? {} : { texts }, language)),
      );
      if (!id || !en) throw new Error("A language has no catalogue");
      return { id, en };
    };

    it("have the same keys and parameters in both languages", async () => {
      const { id, en } = await load();
      expect(shapeOf(en)).toEqual(shapeOf(id));
    });

    it("are never empty", async () => {
      const { id, en } = await load();
      const empty = (messages: Catalogue) => Object.keys(messages).filter((key) => messages[key] === "");
      expect({ id: empty(id), en: empty(en) }).toEqual({ id: [], en: [] });
    });

    it("are translated", async () => {
      const { id, en } = await load();
      const same = Object.entries(id).filter(
        ([key, text]) => typeof text === "string" && text.length >= LONG_TEXT_CHARACTERS && text === en[key],
      );
      expect(same.map(([key]) => key).filter((key) => !sameTexts.includes(key))).toEqual([]);
    });
  });
};
