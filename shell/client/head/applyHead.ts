import type { PublicTenant } from "@serambi/kernel/contracts";
import type { PageHead } from "@serambi/kernel/seo";

import type { Shown } from "../page/Shown";
import { cardAddress, CARD_SIZE } from "./cardAddress";
import { HEAD_TAGS, headTags } from "./headTags";
import { pageJsonLd } from "./pageJsonLd";
import { pageMeta, type SharedPicture } from "./pageMeta";
import { ownTitle } from "./pageTitle";

const JSON_LD = 'script[type="application/ld+json"]';

const make = (element: string, attributes: Readonly<Record<string, string>>): Element => {
  const made = document.createElement(element);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

/** The card that the server draws of a page. */
const cardOf = (tenant: PublicTenant, path: string, head: PageHead): SharedPicture => ({
  address: tenant.origin + cardAddress(tenant, path),
  alt: ownTitle(tenant, head),
  type: "image/png",
  ...CARD_SIZE,
});

/** Brings the document's head to the page that is shown now: what was said of the one before it is gone. */
export const applyHead = (tenant: PublicTenant, { location, result }: Shown, head: PageHead): void => {
  const { pathname } = location;
  for (const old of document.head.querySelectorAll(`${HEAD_TAGS},${JSON_LD}`)) old.remove();
  const isPage = result.kind === "page";
  const items = isPage ? pageJsonLd(tenant, pathname, result) : [];
  const card = isPage ? cardOf(tenant, pathname, head) : undefined;
  document.head.append(
    ...headTags(pageMeta(tenant, pathname, head, card)).map(({ element, attributes }) => make(element, attributes)),
    ...items.map((item) => {
      const script = make("script", { type: "application/ld+json" });
      script.textContent = JSON.stringify(item);
      return script;
    }),
  );
};
