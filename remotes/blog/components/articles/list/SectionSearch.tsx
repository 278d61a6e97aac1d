import { useMessages, useTenant } from "@serambi/kernel/remote";

import { listAddress, type SectionQuery } from "../../../contract/articles/listAddress";
import type { Section } from "../../../contract/paths";
import type { Messages } from "../../../messages/id";
import { SearchForm } from "../../lists/SearchForm";

interface SectionSearchProps {
  readonly section: Section;
  readonly query: SectionQuery;
}

/** Searches a section, within the category that is chosen. */
export const SectionSearch = ({ section, query: { search = "", categorySlug } }: SectionSearchProps) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  return (
    <SearchForm
      search={search}
      addressOf={(wanted) => listAddress(tenant, section, { page: 1, categorySlug, search: wanted })}
      texts={{ label: t["list.search"](t[section]), hint: t["list.searchHint"], submit: t["list.searchSubmit"] }}
    />
  );
};
