import { parse } from "yaml";
import * as z from "zod";

import { LegalSetting } from "../../../contract/hosts/legal";
import sites from "./sites.yaml";

const Sites = z.record(z.string(), LegalSetting);

/** Who answers for each site, by its key. @throws Error with what is wrong in `sites.yaml` */
export const seededLegal = (): Readonly<Record<string, LegalSetting>> => {
  const result = Sites.safeParse(parse(sites));
  if (!result.success) throw new Error(`legal/sites.yaml: ${z.prettifyError(result.error)}`);
  return result.data;
};
