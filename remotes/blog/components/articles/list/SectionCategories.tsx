import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { ChoiceLinks } from "@serambi/kernel/ui";

import { listAddress, type SectionQuery } from "../../../contract/articles/listAddress";
import type { Category } from "../../../contract/hosts/posts";
import type { Section } from "../../../contract/paths";
import type { Messages } from "../../../messages/id";

interface SectionCategoriesProps {
  readonly section: Section;
  readonly categories: readonly Category[];
  readonly query: SectionQuery;
}

/** The categories as links; a search goes with them, and then nobody knows how much of each it finds. */
export const SectionCategories = ({ section, categories, query: { search, categorySlug } }: SectionCategoriesProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const tenant = useTenant();
  if (categories.length < 2) return null;
  const chosen = categorySlug?.toLowerCase();
  const total = categories.reduce((sum, { postCount }) => sum + postCount, 0);
  const linkOf = (slug: string | undefined, name: string, count: number) => ({
    to: listAddress(tenant, section, { page: 1, search, categorySlug: slug }),
    name,
    isChosen: slug?.toLowerCase() === chosen,
    count: search === undefined ? { figure: formatNumber(count, language), said: t["list.pieces"](count) } : undefined,
  });
  const links = [
    linkOf(undefined, t["list.all"], total),
    ...categories.map(({ slug, name, postCount }) => linkOf(slug, name, postCount)),
  ];
  return <ChoiceLinks label={t["list.categories"]} links={links} />;
};
