import type { Language } from "@serambi/kernel/contracts";
import type { LentTools, ServiceLetter, ServiceTenant } from "@serambi/kernel/service";

import type { Proposal } from "../../contract/proposal/Proposal";
import { proposalPath } from "../../contract/proposal/paths";

type Letter = ReturnType<ServiceLetter["write"]>;

const WRITE: Readonly<Record<Language, (proposal: Proposal, href: string | null) => Letter>> = {
  id: ({ reference, organization, words, reader }, href) => ({
    subject: `${reference}: ${words.offer.title}`,
    paragraphs: [
      `Permintaan ${organization} kami terima dengan nomor ${reference}.`,
      words.offer.lead,
      `${reader} membacanya dan membalas ke alamat ini.`,
    ],
    ...(href !== null && { action: { label: "Buka usulan", href } }),
    reason:
      "Surat ini dikirim karena alamat Anda ditulis di formulir permintaan usulan. Bila bukan Anda, abaikan saja.",
  }),
  en: ({ reference, organization, words, reader }, href) => ({
    subject: `${reference}: ${words.offer.title}`,
    paragraphs: [
      `The request of ${organization} has arrived under the number ${reference}.`,
      words.offer.lead,
      `${reader} reads it and answers to this address.`,
    ],
    ...(href !== null && { action: { label: "Open the proposal", href } }),
    reason:
      "You get this letter because your address was written into a request for a proposal. If it was not you, ignore it.",
  }),
};

/** Origin of the addresses in letters. Null for a site of this machine, whose port a service does not know. */
const linkOf = (host: string, token: string): string | null =>
  host.endsWith("localhost") ? null : `https://${host}${proposalPath(token)}`;

interface Told {
  readonly proposal: Proposal;
  readonly phone: string;
  readonly inbox: string;
}

/** Writes to whoever asked, and to the office with all that it needs for an answer. */
export const tellOf = async (
  { send, host, tenant }: Pick<LentTools, "send"> & { readonly host: string; readonly tenant: ServiceTenant },
  { proposal, phone, inbox }: Told,
): Promise<void> => {
  const href = linkOf(host, proposal.token);
  const { reference, organization, name, email, people, start, choice, needs } = proposal;
  await send({
    to: { email, language: proposal.language },
    write: (language) => WRITE[language](proposal, href),
  });
  await send({
    to: { email: inbox, language: tenant.language },
    write: (language) => ({
      ...WRITE[language](proposal, href),
      subject: `${reference}: ${organization}`,
      paragraphs: [needs, `${choice} · ${people} · ${start}`, `${name}, ${organization}`, email, phone],
    }),
  });
};
