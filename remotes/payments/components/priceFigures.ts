import type { Language } from "@serambi/kernel/contracts";
import { formatRupiah } from "@serambi/kernel/i18n";

import type { Messages } from "../messages/id";
import type { Figure } from "./Figures";

interface Prices {
  readonly priceIdr: number;
  readonly discountIdr: number;
  readonly taxIdr: number;
  readonly totalIdr: number;
}

/** A sum that is taken off. */
export const minusRupiah = (amountIdr: number, language: Language): string => `−${formatRupiah(amountIdr, language)}`;

/** How a price comes about, line by line. */
export const priceFigures = (
  { priceIdr, discountIdr, taxIdr, totalIdr }: Prices,
  voucher: string | null,
  t: Pick<Messages, "price" | "discount" | "voucherLine" | "tax" | "total">,
  language: Language,
): { readonly figures: readonly Figure[]; readonly total: Figure } => ({
  figures: [
    { name: t.price, value: formatRupiah(priceIdr, language) },
    ...(discountIdr > 0
      ? [{ name: voucher ? t.voucherLine(voucher) : t.discount, value: minusRupiah(discountIdr, language) }]
      : []),
    ...(taxIdr > 0 ? [{ name: t.tax, value: formatRupiah(taxIdr, language) }] : []),
  ],
  total: { name: t.total, value: formatRupiah(totalIdr, language) },
});
