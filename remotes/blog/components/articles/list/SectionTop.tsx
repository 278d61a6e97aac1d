import type { Category } from "@serambi/kernel/contracts";
import { useMessages, useTenant } from "@serambi/kernel/remote";
import { Breadcrumb } from "@serambi/kernel/ui";

import type { SectionQuery } from "../../../contract/articles/listAddress";
import { listPath, type Section } from "../../../contract/paths";
import type { Messages } from "../../../messages/id";
import { SectionCategories } from "./SectionCategories";
import { SectionSearch } from "./SectionSearch";
import s from "./SectionTop.module.css";

interface SectionTopProps {
  readonly section: Section;
  readonly query: SectionQuery;
  /** What the page is called: the section, or the category of it that is shown. */
  readonly heading: string;
  /** None, where they could not be had. */
  readonly categories: readonly Category[];
}

/** How every list of a section begins: what it is, what to look for, what there is. */
export const SectionTop = ({ section, query, heading, categories }: SectionTopProps) => {
  const t = useMessages<Messages>();
  const list = listPath(useTenant(), section);
  return (
    <header className={s.top}>
      {heading !== t[section] && list && (
        <Breadcrumb label={t.breadcrumb} items={[{ label: t[section], to: list }, { label: heading }]} />
      )}
      <div className={s.line}>
        <h1 className={s.heading}>{heading}</h1>
        <SectionSearch section={section} query={query} />
      </div>
      <SectionCategories section={section} categories={categories} query={query} />
    </header>
  );
};
