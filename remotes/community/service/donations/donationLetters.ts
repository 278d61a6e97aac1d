import type { Language } from "@serambi/kernel/contracts";
import { formatRupiah } from "@serambi/kernel/i18n";
import type { ServiceCall, ServiceLetter } from "@serambi/kernel/service";

import { formatMoment } from "../../contract/jakartaTime";
import { donationPath } from "../../contract/paths";
import { siteOrigin } from "../siteOrigin";
import { texts } from "../texts";
import { DonationRow } from "./rows";
import { readDonationSetting, type DonationSetting } from "./settings";

type Letter = ReturnType<ServiceLetter["write"]>;
type Asking = (row: DonationRow, account: DonationSetting["account"], href: string | null) => Letter;

const ASK: Readonly<Record<Language, Asking>> = {
  id: (row, { bank, number, holder }, href) => ({
    subject: `Donasi ${row.reference}: menunggu transfer`,
    paragraphs: [
      `Transfer ${formatRupiah(row.amount, "id")} ke ${bank} ${number} atas nama ${holder}, dengan berita ${row.reference}.`,
      `Kami menunggunya sampai ${formatMoment(row.expires_at.toISOString(), "id")}. Tanda terima menyusul begitu uangnya masuk.`,
    ],
    ...(href !== null && { action: { label: "Lihat donasi ini", href } }),
    reason: "Surat ini dikirim karena alamat Anda ditulis di formulir donasi.",
  }),
  en: (row, { bank, number, holder }, href) => ({
    subject: `Donation ${row.reference}: waiting for your transfer`,
    paragraphs: [
      `Transfer ${formatRupiah(row.amount, "en")} to ${bank} ${number}, ${holder}, and name ${row.reference}.`,
      `We wait for it until ${formatMoment(row.expires_at.toISOString(), "en")}. The receipt follows once it has arrived.`,
    ],
    ...(href !== null && { action: { label: "See this donation", href } }),
    reason: "You get this letter because your address was written into a form for a donation.",
  }),
};

type Ending = (row: DonationRow, decision: "paid" | "cancelled", now: Date) => Letter;

const END: Readonly<Record<Language, Ending>> = {
  id: (row, decision, now) => ({
    subject: decision === "paid" ? `Tanda terima ${row.reference}` : `Donasi ${row.reference} dibatalkan`,
    paragraphs:
      decision === "paid"
        ? [
            `${formatRupiah(row.amount, "id")} dari ${row.donor_name ?? "seseorang tanpa nama"} kami terima, ${formatMoment(now.toISOString(), "id")}.`,
            `Nomor tanda terima ${row.reference}. Surat ini bisa dipakai untuk laporan pajak. Terima kasih.`,
          ]
        : ["Tidak ada uang yang masuk untuk donasi ini, jadi kami menutupnya. Anda bisa membuat yang baru kapan saja."],
    reason: "Surat ini dikirim karena alamat Anda ditulis di formulir donasi.",
  }),
  en: (row, decision, now) => ({
    subject: decision === "paid" ? `Receipt ${row.reference}` : `Donation ${row.reference} is cancelled`,
    paragraphs:
      decision === "paid"
        ? [
            `We have received ${formatRupiah(row.amount, "en")} from ${row.donor_name ?? "somebody without a name"}, ${formatMoment(now.toISOString(), "en")}.`,
            `The number of the receipt is ${row.reference}. This letter can be used for your taxes. Thank you.`,
          ]
        : ["No money has arrived for this donation, so we have closed it. You can make another one at any time."],
    reason: "You get this letter because your address was written into a form for a donation.",
  }),
};

/** Tells whoever has made a donation where the money goes. A site that takes none refuses it. */
export const thankForDonation = async (call: ServiceCall, made: unknown): Promise<void> => {
  const { send, language, host, tenant, fail } = call;
  const row = DonationRow.parse(made);
  const setting = (await readDonationSetting(call)) ?? fail(404, texts.noDonations);
  const origin = siteOrigin(host);
  const href = origin === null ? null : origin + donationPath(row.secret);
  await send({
    to: { email: row.email, language },
    write: (inLanguage) => ASK[inLanguage](row, setting.account, href),
  });
  await send({
    to: { email: setting.inbox, language: tenant.language },
    write: (inLanguage) => ASK[inLanguage](row, setting.account, null),
  });
};

export const tellDecision = async (
  { send, tenant, now }: Pick<ServiceCall, "send" | "tenant" | "now">,
  row: DonationRow,
  decision: "paid" | "cancelled",
): Promise<void> => {
  await send({
    to: { email: row.email, language: tenant.language },
    write: (inLanguage) => END[inLanguage](row, decision, now),
  });
};
