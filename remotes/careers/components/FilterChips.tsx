import { useMessages } from "@serambi/kernel/remote";
import { Tag, TextLink } from "@serambi/kernel/ui";

import { jobsPath, type JobQuery } from "../contract/jobQuery";
import type { Messages } from "../messages/id";
import s from "./JobList.module.css";

/** The filters that are in force, each with the way to take it back. */
export const FilterChips = ({ query }: { readonly query: JobQuery }) => {
  const t = useMessages<Messages>();
  const without = <T,>(all: readonly T[], one: T): T[] => all.filter((other) => other !== one);
  const chips = [
    ...query.places.map((one) => ({ name: t[`place.${one}`], to: { places: without(query.places, one) } })),
    ...query.cities.map((one) => ({ name: one, to: { cities: without(query.cities, one) } })),
    ...query.kinds.map((one) => ({ name: t[`kind.${one}`], to: { kinds: without(query.kinds, one) } })),
    ...query.fields.map((one) => ({ name: t[`field.${one}`], to: { fields: without(query.fields, one) } })),
    ...(query.payIdr === null ? [] : [{ name: t.payFrom(query.payIdr), to: { payIdr: null } }]),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={s.chips}>
      {chips.map(({ name, to }) => (
        <li key={name}>
          <Tag removeLabel={t.removeFilter} removeTo={jobsPath({ ...query, ...to, page: 1 })}>
            {name}
          </Tag>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <TextLink to={jobsPath({ search: query.search, sort: query.sort })}>{t.clear}</TextLink>
        </li>
      )}
    </ul>
  );
};
