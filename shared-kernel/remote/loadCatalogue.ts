import type { Language } from "../contracts";
import type { Catalogue } from "../i18n";
import type { AnyRemote } from "./types";

/**
 * The texts that a page or a slot of a remote is written with.
 * @throws what its chunk is rejected with
 */
export const loadCatalogue = async (
  remote: Pick<AnyRemote, "messages" | "texts">,
  { texts }: { readonly texts?: string },
  language: Language,
): Promise<Catalogue> => {
  const chunks = texts === undefined ? remote.messages : remote.texts?.[texts];
  if (!chunks) throw new Error(`The remote has no texts "${texts}"`);
  return (await chunks[language]()).messages;
};
