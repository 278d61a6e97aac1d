import type { HomeSection, Language } from "@serambi/kernel/contracts";
import { formatRupiah } from "@serambi/kernel/i18n";

import type { EventMessages } from "../messages/event.id";
import { SponsorshipProps } from "../slots/sponsorship/schema";
import { SponsorTiersProps } from "../slots/sponsor-tiers/schema";

export interface SponsorTerms {
  readonly title: string;
  readonly text: string;
  readonly tiers: readonly {
    readonly name: string;
    readonly price: string;
    readonly slots: string;
    readonly gain: string;
  }[];
  /** Whom to write to. */
  readonly contact: string;
}

const MAIL = /^mailto:([^?]+)/;

const ofTiers = ({ title, text, tiers, ask }: SponsorTiersProps): SponsorTerms => ({
  title,
  text,
  tiers,
  contact: ask.email,
});

const ofSponsorship = (
  { title, text, tiers, action, note }: SponsorshipProps,
  t: EventMessages,
  language: Language,
): SponsorTerms => ({
  title,
  text,
  tiers: tiers.map(({ name, priceIdr, price = "", slot, left, benefits }) => ({
    name,
    price: priceIdr === undefined ? price : formatRupiah(priceIdr, language),
    slots: left === undefined ? slot : `${slot}, ${t["sponsorship.left"](left)}`,
    gain: benefits.join(". "),
  })),
  contact: [note, MAIL.exec(action.href)?.[1] ?? ""].join(" ").trim(),
});

/** Terms for sponsors out of the section of a page that states them; null where none does. */
export const sponsorTerms = (
  sections: readonly HomeSection[],
  t: EventMessages,
  language: Language,
): SponsorTerms | null => {
  for (const { slot, props } of sections) {
    if (slot === "sites.sponsor-tiers.v1") {
      const { data } = SponsorTiersProps.safeParse(props);
      if (data) return ofTiers(data);
    }
    if (slot === "sites.sponsorship.v1") {
      const { data } = SponsorshipProps.safeParse(props);
      if (data) return ofSponsorship(data, t, language);
    }
  }
  return null;
};
