import { useWantedQuery, type PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";

import { SectionResults } from "../../components/articles/list/SectionResults";
import { SectionTop } from "../../components/articles/list/SectionTop";
import { askedSection } from "../../contract/articles/listAddress";
import { findCategory } from "../../contract/articles/SectionData";
import type { articlesLoader } from "./articles.server";

/** `/Blog`, `/News`, `/Berita`, `/Articles` and their categories: what there is to read in a section. */
export const Page = ({ data: { list, categories }, context }: PageProps<typeof articlesLoader>) => {
  const { section, query } = askedSection(context);
  const wanted = askedSection({ ...context, query: useWantedQuery(context.path, context.query) }).query;
  const category = findCategory(categories, query.categorySlug)?.name;
  return (
    <Wrap>
      <SectionTop section={section} query={wanted} heading={category ?? context.t[section]} categories={categories} />
      <SectionResults section={section} query={query} wanted={wanted} list={list} category={category} />
    </Wrap>
  );
};
