import { inVoice, useMessages, useTenant } from "@serambi/kernel/remote";
import { Breadcrumb, PageHead } from "@serambi/kernel/ui";

import { listAddress, type SectionQuery } from "../../../contract/articles/listAddress";
import type { Category } from "../../../contract/hosts/posts";
import { listPath, type Section } from "../../../contract/paths";
import type { Messages } from "../../../messages/id";
import { SearchForm } from "../../lists/SearchForm";
import { SectionCategories } from "./SectionCategories";
import s from "./SectionTop.module.css";

interface SectionTopProps {
  readonly section: Section;
  readonly query: SectionQuery;
  /** What the page is called: the section, or the category of it that is shown. */
  readonly heading: string;
  /** None, where they could not be had. */
  readonly categories: readonly Category[];
}

/** How every list of a section begins: what it is, what to look for within the category that is chosen, what there is. */
export const SectionTop = ({ section, query, heading, categories }: SectionTopProps) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const list = listPath(tenant, section);
  const { search = "", categorySlug } = query;
  const isWhole = heading === t[section];
  return (
    <div className={s.top}>
      <PageHead
        size="small"
        className={s.head}
        heading={(isWhole ? inVoice(tenant, `blog.${section}`) : undefined) ?? heading}
        lede={isWhole ? inVoice(tenant, `blog.${section}-lede`) : undefined}
        above={
          !isWhole &&
          list && <Breadcrumb label={t.breadcrumb} items={[{ label: t[section], to: list }, { label: heading }]} />
        }
      />
      <div className={s.line}>
        <SectionCategories section={section} categories={categories} query={query} />
        <SearchForm
          search={search}
          addressOf={(wanted) => listAddress(tenant, section, { page: 1, categorySlug, search: wanted })}
          texts={{ label: t["list.search"](t[section]), hint: t["list.searchHint"], submit: t["list.searchSubmit"] }}
        />
      </div>
    </div>
  );
};
