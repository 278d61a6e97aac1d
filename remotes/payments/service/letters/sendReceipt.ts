import type { Language } from "@serambi/kernel/contracts";
import { formatDate, formatRupiah } from "@serambi/kernel/i18n";
import type { ServiceLetter } from "@serambi/kernel/service";

import type { InvoiceRow } from "../invoices/rows";
import type { Work } from "../Work";

type Receipt = Pick<
  InvoiceRow,
  "number" | "title" | "price_idr" | "discount_idr" | "tax_idr" | "total_idr" | "channel" | "kind" | "months"
> & { readonly paidAt: Date };

type Write = ReturnType<ServiceLetter["write"]>;

const WORDS: Readonly<Record<Language, (receipt: Receipt, rupiah: (amount: string) => string) => Write>> = {
  id: (receipt, rupiah) => ({
    subject: `Lunas: ${receipt.title}`,
    paragraphs: [
      receipt.kind === "pass"
        ? `Pembayaran Anda sudah kami terima. Selama ${receipt.months} bulan ke depan semua kelas terbuka untuk Anda.`
        : "Pembayaran Anda sudah kami terima, dan kelasnya sudah terbuka. Selamat belajar.",
      `Tagihan ${receipt.number}, dibayar ${formatDate(receipt.paidAt.toISOString(), "id")}${receipt.channel === null ? "" : ` lewat ${receipt.channel}`}.`,
      `${receipt.title}: ${rupiah(receipt.price_idr)}`,
      ...(receipt.discount_idr === "0" ? [] : [`Potongan: −${rupiah(receipt.discount_idr)}`]),
      `PPN 11%: ${rupiah(receipt.tax_idr)}`,
      `Jumlah: ${rupiah(receipt.total_idr)}`,
    ],
    reason: "Surat ini adalah kuitansi pembelian Anda. Semua kuitansi ada di ruang belajar Anda, di bawah Tagihan.",
  }),
  en: (receipt, rupiah) => ({
    subject: `Paid: ${receipt.title}`,
    paragraphs: [
      receipt.kind === "pass"
        ? `Your payment has arrived. For ${receipt.months} months every course is open to you.`
        : "Your payment has arrived, and the class is open. Enjoy it.",
      `Invoice ${receipt.number}, paid on ${formatDate(receipt.paidAt.toISOString(), "en")}${receipt.channel === null ? "" : ` with ${receipt.channel}`}.`,
      `${receipt.title}: ${rupiah(receipt.price_idr)}`,
      ...(receipt.discount_idr === "0" ? [] : [`Discount: −${rupiah(receipt.discount_idr)}`]),
      `VAT 11%: ${rupiah(receipt.tax_idr)}`,
      `Total: ${rupiah(receipt.total_idr)}`,
    ],
    reason: "This letter is the receipt of your purchase. All receipts are in your room, under Invoices.",
  }),
};

/** Sends the receipt of a paid invoice to its buyer, with what the transaction writes. */
export const sendReceipt = async ({ send, now }: Work, invoice: InvoiceRow): Promise<void> => {
  const receipt: Receipt = { ...invoice, paidAt: now };
  await send({
    to: { personId: invoice.person_id },
    write: (language) => WORDS[language](receipt, (amount) => formatRupiah(Number(amount), language)),
  });
};
