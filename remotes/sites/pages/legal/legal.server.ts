import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, notFound, redirect } from "@serambi/kernel/server";
import { breadcrumbList } from "@serambi/kernel/seo";

import { LegalApi } from "../../api/legal/LegalApi";
import { featuresOf } from "../../contract/legal/features";
import { fillPlaces } from "../../contract/legal/LegalFile";
import {
  CHANGES_QUERY,
  LEGAL_PATHS,
  VERSION_QUERY,
  WITHOUT_CHANGES,
  type LegalDocument,
} from "../../contract/legal/paths";
import { readTexts, type LegalVersion } from "../../contract/legal/readTexts";
import { contactOf, sitePlaces } from "../../contract/legal/sitePlaces";
import type { NamedVersion, ShownLegal } from "../../contract/legal/ShownLegal";
import type { LegalMessages } from "../../messages/legal.id";
import { endingOf } from "../endingOf.server";
import { showVersion } from "./showVersion.server";

type Context = PageContext<LegalMessages>;

/** The address of a version: the newest has that of the document. */
const addressOf = (document: LegalDocument, number: number | null, isWithout: boolean): string => {
  const query = new URLSearchParams();
  if (number !== null) query.set(VERSION_QUERY, String(number));
  if (isWithout) query.set(CHANGES_QUERY, WITHOUT_CHANGES);
  return LEGAL_PATHS[document] + (query.size > 0 ? `?${query.toString()}` : "");
};

const languagesOf = ({ tenant: { settings } }: Context) => [...new Set([settings.language, ...settings.languages])];

/** `/Privacy-Policy`, `/Terms-And-Conditions`: the version in force, or an older one by its number. */
const legalLoader = (document: LegalDocument) =>
  loader(async ({ http, report }: RemoteDeps, context: Context) => {
    const { tenant, language, t, query } = context;
    const versions: readonly LegalVersion[] = readTexts()[document][language];
    const newest = versions.length;
    const asked = query.get(VERSION_QUERY);
    const version = asked === null ? versions[0] : versions.find(({ number }) => String(number) === asked);
    if (!version) return notFound();
    const isWithout = query.get(CHANGES_QUERY) === WITHOUT_CHANGES;
    if (asked === String(newest)) return redirect(addressOf(document, null, isWithout), 301);

    const setting = await new LegalApi(http.services, tenant.key, report).read().catch(endingOf(t["legal.failed"]));
    if (setting !== null && "kind" in setting) return setting;
    const places = sitePlaces(tenant, setting, language);
    const fill = (said: string) => fillPlaces(said, places);
    const before = versions.find(({ number }) => number === version.number - 1);
    const own = version.number === newest ? null : version.number;
    const named = versions.map(({ number, subject, inForce }): NamedVersion => ({
      number,
      subject: fill(subject),
      inForce,
      to: addressOf(document, number === newest ? null : number, false),
    }));
    const data: ShownLegal = {
      document,
      name: version.name,
      ...showVersion({
        version,
        before: isWithout ? undefined : before,
        features: featuresOf(tenant, setting),
        fill,
      }),
      versions: named,
      newer: named.find(({ number }) => number === version.number + 1) ?? null,
      changes:
        before && version.since !== undefined
          ? {
              since: before.number,
              text: fill(version.since),
              isShown: !isWithout,
              to: addressOf(document, own, !isWithout),
            }
          : null,
      contact: contactOf(tenant, setting),
    };
    const { name } = version;
    const languages = languagesOf(context);
    return {
      data,
      head: {
        title: own === null ? name : t["legal.titleOfVersion"](name, own),
        description: fill(version.description),
        canonicalPath: LEGAL_PATHS[document],
        type: "website",
        ...(own !== null && { isIndexed: false }),
        ...(languages.length > 1 && { languages }),
      },
      jsonLd: [breadcrumbList(tenant, [{ name, path: LEGAL_PATHS[document] }])],
    };
  });

export const privacyLoader = legalLoader("privacy");
export const termsLoader = legalLoader("terms");
