import type { CatalogueOf } from "@serambi/kernel/i18n";

import type { messages as indonesian } from "./portfolio.id";

export const messages: CatalogueOf<typeof indonesian> = {
  "portfolio.failed": "The list of our work could not be loaded. Please try again in a moment.",
  "portfolio.caseFailed": "The account of this work could not be loaded. Please try again in a moment.",
  "portfolio.emptyTitle": "No work has been written up yet",
  "portfolio.emptyText": "Each account is published once the client has read and approved it.",
  "portfolio.emptyKindTitle": "No work for them has been written up yet",
  "portfolio.breadcrumb": "Breadcrumb",
  "portfolio.kinds": "For whom",
  "portfolio.all": "All",
  "portfolio.count": (count) => (count === 1 ? "1 piece of work" : `${count} pieces of work`),
  "portfolio.seeAll": "See all of the work",

  "kind.corporate": "Companies",
  "kind.government": "Government",
  "kindTitle.corporate": "Work for companies",
  "kindTitle.government": "Work for government",
  "kindText.corporate": (site, clients) => `${site} works with companies: ${clients}.`,
  "kindText.government": (site, clients) => `${site} works with public offices: ${clients}.`,
  "portfolio.and": (first, last) => `${first} and ${last}`,

  "case.since": (month) => `Since ${month}`,
  "case.client": "Client",
  "case.kind": "Kind of client",
  "case.period": "Period",
  "case.ongoing": (month) => `Since ${month}, still going on`,
  "case.participants": "Participants",
  "case.people": (count) => (count === "1" ? "1 participant" : `${count} participants`),
  "case.facts": "The work in brief",
  "case.about": "What was done",
  "case.images": "Pictures from this work",
  "case.batches": "Batch by batch",
  "case.batch": "Batch",
  "case.held": "Held",
  "case.total": "All together",
  "case.elsewhere": "Elsewhere",
  "case.project": (host) => `See the result at ${host}`,
  "case.video": (host) => `Watch the film at ${host}`,
  "case.next": "The next piece of work",
};
