import type { Language } from "@serambi/kernel/contracts";
import { formatDate, formatRupiah } from "@serambi/kernel/i18n";
import type { ServiceLetter } from "@serambi/kernel/service";

import { receiptPath } from "../../contract/paths";
import type { InvoiceRow } from "../invoices/rows";
import type { Work } from "../Work";

type Receipt = Pick<
  InvoiceRow,
  "number" | "title" | "price_idr" | "discount_idr" | "tax_idr" | "total_idr" | "channel" | "kind" | "months"
> & { readonly paidAt: Date; readonly isOpen: boolean; readonly href: string | null };

type Write = ReturnType<ServiceLetter["write"]>;

const WORDS: Readonly<Record<Language, (receipt: Receipt, rupiah: (amount: string) => string) => Write>> = {
  id: (receipt, rupiah) => ({
    subject: `Lunas: ${receipt.title}`,
    paragraphs: [
      !receipt.isOpen
        ? "Pembayaran Anda sudah kami terima. Pembukaannya terlambat: kami mengulanginya sampai berhasil, dan menulis lagi begitu terbuka. Anda tidak perlu membayar lagi."
        : receipt.kind === "pass"
          ? `Pembayaran Anda sudah kami terima. Selama ${receipt.months} bulan ke depan semua kelas terbuka untuk Anda.`
          : "Pembayaran Anda sudah kami terima, dan kelasnya sudah terbuka. Selamat belajar.",
      `Tagihan ${receipt.number}, dibayar ${formatDate(receipt.paidAt.toISOString(), "id")}${receipt.channel === null ? "" : ` lewat ${receipt.channel}`}.`,
      `${receipt.title}: ${rupiah(receipt.price_idr)}`,
      ...(receipt.discount_idr === "0" ? [] : [`Potongan: −${rupiah(receipt.discount_idr)}`]),
      `PPN 11%: ${rupiah(receipt.tax_idr)}`,
      `Jumlah: ${rupiah(receipt.total_idr)}`,
    ],
    ...(receipt.href !== null && { action: { label: "Lihat dan cetak kuitansi", href: receipt.href } }),
    reason: "Surat ini adalah kuitansi pembelian Anda. Semua kuitansi ada di ruang belajar Anda, di bawah Tagihan.",
  }),
  en: (receipt, rupiah) => ({
    subject: `Paid: ${receipt.title}`,
    paragraphs: [
      !receipt.isOpen
        ? "Your payment has arrived. Opening what you bought is late: we try again until it works, and write once more as soon as it is open. You need not pay again."
        : receipt.kind === "pass"
          ? `Your payment has arrived. For ${receipt.months} months every course is open to you.`
          : "Your payment has arrived, and the course is open. Enjoy it.",
      `Invoice ${receipt.number}, paid on ${formatDate(receipt.paidAt.toISOString(), "en")}${receipt.channel === null ? "" : ` with ${receipt.channel}`}.`,
      `${receipt.title}: ${rupiah(receipt.price_idr)}`,
      ...(receipt.discount_idr === "0" ? [] : [`Discount: −${rupiah(receipt.discount_idr)}`]),
      `VAT 11%: ${rupiah(receipt.tax_idr)}`,
      `Total: ${rupiah(receipt.total_idr)}`,
    ],
    ...(receipt.href !== null && { action: { label: "See and print the receipt", href: receipt.href } }),
    reason: "This letter is the receipt of your purchase. All receipts are in your room, under Invoices.",
  }),
};

const hrefOf = ({ origin, number }: InvoiceRow): string | null =>
  origin === null ? null : origin + receiptPath(number);

/** Sends the receipt of a paid invoice to its buyer, with what the transaction writes. @param isOpen false where the right to it is late */
export const sendReceipt = async ({ send, now }: Work, invoice: InvoiceRow, isOpen: boolean): Promise<void> => {
  const receipt: Receipt = { ...invoice, paidAt: now, isOpen, href: hrefOf(invoice) };
  await send({
    to: { personId: invoice.person_id },
    write: (language) => WORDS[language](receipt, (amount) => formatRupiah(Number(amount), language)),
  });
};

const OPENED: Readonly<Record<Language, (title: string) => Omit<Write, "action">>> = {
  id: (title) => ({
    subject: `Sudah terbuka: ${title}`,
    paragraphs: ["Yang Anda bayar sekarang sudah terbuka. Maaf Anda harus menunggu."],
    reason: "Surat ini menyusul kuitansi Anda, karena pembukaannya terlambat.",
  }),
  en: (title) => ({
    subject: `Open now: ${title}`,
    paragraphs: ["What you paid for is open now. We are sorry that you had to wait."],
    reason: "This letter follows your receipt, because opening it was late.",
  }),
};

/** Says that what was paid for is open, where that was late. */
export const sendOpened = async ({ send }: Work, invoice: InvoiceRow): Promise<void> => {
  const href = hrefOf(invoice);
  await send({
    to: { personId: invoice.person_id },
    write: (language) => ({
      ...OPENED[language](invoice.title),
      ...(href !== null && { action: { label: language === "id" ? "Lihat kuitansi" : "See the receipt", href } }),
    }),
  });
};
