import { createHash } from "node:crypto";

import type { Certificate, Language, PublicTenant } from "@serambi/kernel/contracts";
import { formatDate, formatDuration, formatNumber } from "@serambi/kernel/i18n";

import { siteNameOf } from "../../client/head/pageTitle";
import type { Layout } from "../../client/layouts/types";
import { cardStyle, type CardStyle } from "../cards/CardFace";
import { plainWords } from "../cards/plainWords";
import { certificateMessages as en } from "./messages/en";
import { certificateMessages as id, type CertificateMessages } from "./messages/id";

/** A line at the foot, under the words that say what it is. */
export interface CertificateFact {
  readonly label: string;
  readonly value: string;
}

/** Everything that stands on a certificate: two that are equal are the same file. */
export interface CertificateFace {
  /** Decides the cloth. */
  readonly seed: string;
  readonly language: Language;
  readonly site: string;
  /** `data:` address of the site's logo. */
  readonly logo: string | null;
  readonly title: string;
  readonly intro: string;
  readonly name: string;
  readonly completed: string;
  readonly course: string;
  readonly extent: string;
  readonly facts: readonly CertificateFact[];
  readonly proof: string;
  /** Where anybody sees that it is genuine. */
  readonly address: string;
  readonly issuedAt: string;
  readonly style: CardStyle;
}

/** Counts up when certificates are drawn differently. */
const EDITION = 1;
const MAX_SITE = 60;
const MAX_NAME = 100;
const MAX_COURSE = 240;

const texts: Readonly<Record<Language, CertificateMessages>> = { id, en };

/** The page of a certificate on its site; the courses' remote shows it. */
export const CERTIFICATE_ROUTE = "/Certificate/:code";

/**
 * What a certificate says, in the language and the look of its site.
 * @param logo `data:` address, where the site has a logo that can be drawn
 */
export const certificateFace = (
  tenant: PublicTenant,
  layout: Pick<Layout, "design">,
  { code, learnerName, className, classSlug, chapters, lengthMinutes, issuedAt }: Certificate,
  logo: string | null,
): CertificateFace => {
  const { language } = tenant;
  const t = texts[language];
  const site = plainWords(siteNameOf(tenant), MAX_SITE);
  return {
    seed: classSlug,
    language,
    site,
    logo,
    title: t.title,
    intro: t.intro,
    name: plainWords(learnerName, MAX_NAME) || t.holder(code),
    completed: t.completed,
    course: plainWords(className, MAX_COURSE) || classSlug,
    extent: t.extent(formatNumber(chapters, language), formatDuration(lengthMinutes, language)),
    facts: [
      { label: t.issued, value: formatDate(issuedAt, language) },
      { label: t.issuer, value: site },
      { label: t.code, value: code },
    ],
    proof: t.proof,
    address: tenant.origin + CERTIFICATE_ROUTE.replace(":code", encodeURIComponent(code)),
    issuedAt,
    style: cardStyle(tenant, layout),
  };
};

/** A hash of everything that is drawn. */
export const certificateDigest = (face: CertificateFace): string =>
  createHash("sha256")
    .update(JSON.stringify([EDITION, face]))
    .digest("base64url")
    .slice(0, 22);

/** A name for the file where it is kept, in letters that every file system takes: `sertifikat-laras-7kq2-m4xd-9pwt`. */
export const certificateFileName = ({ title, name }: CertificateFace, code: string): string => {
  const plain = `${title} ${name}`.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return `${words.slice(0, 80).replace(/-$/, "")}-${code.toLowerCase()}`;
};
