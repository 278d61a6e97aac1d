import type { Language } from "@serambi/kernel/contracts";
import { parse } from "yaml";
import * as z from "zod";

import { ProposalSetting } from "../../contract/hosts/proposals";
import files from "./proposals.folder";

const FILE = /^([a-z][a-z-]*)\.(id|en)\.yaml$/;

const Sites = z.record(z.string(), z.object({ inbox: z.string(), reader: z.string() }));

/** `proposals/sites.yaml` names each site's office; `proposals/<site>.<language>.yaml` has its kinds. @throws Error with the site that is wrong */
export const seededProposals = (): Readonly<Record<string, ProposalSetting>> => {
  const { "sites.yaml": sites = "", ...kinds } = files;
  return Object.fromEntries(
    Object.entries(Sites.parse(parse(sites))).map(([site, office]) => {
      const written = Object.entries(kinds).flatMap(([path, text]): [Language, unknown][] => {
        const [, of, language] = FILE.exec(path) ?? [];
        return of === site ? [[language === "en" ? "en" : "id", parse(text)]] : [];
      });
      const result = ProposalSetting.safeParse({ ...office, kinds: Object.fromEntries(written) });
      if (!result.success) throw new Error(`proposals/${site}: ${z.prettifyError(result.error)}`);
      return [site, result.data];
    }),
  );
};
