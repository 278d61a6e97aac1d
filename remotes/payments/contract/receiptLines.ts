import type { Language } from "@serambi/kernel/contracts";
import { formatRupiah } from "@serambi/kernel/i18n";

import type { Invoice } from "./Invoice";

interface Words {
  readonly pass: (months: number) => string;
  readonly voucherLine: (code: string) => string;
  readonly discount: string;
  readonly taxOf: (sum: string) => string;
}

/** A line of a receipt; `isOff` is taken off the sum. */
export interface ReceiptLine {
  readonly name: string;
  readonly amountIdr: number;
  readonly isOff: boolean;
}

/** The lines that make the sum of an invoice: what was bought, what was taken off, the tax. */
export const receiptLines = (invoice: Invoice, t: Words, language: Language): readonly ReceiptLine[] => {
  const { months, title, priceIdr, discountIdr, taxIdr, voucher } = invoice;
  const lines = [
    { name: months === null ? title : t.pass(months), amountIdr: priceIdr, isOff: false },
    { name: voucher === null ? t.discount : t.voucherLine(voucher), amountIdr: discountIdr, isOff: true },
    { name: t.taxOf(formatRupiah(priceIdr - discountIdr, language)), amountIdr: taxIdr, isOff: false },
  ];
  return lines.filter(({ amountIdr }, at) => at === 0 || amountIdr > 0);
};
