import { useMessages, useTenant } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import { Button, SearchField } from "@serambi/kernel/ui";
import { useState } from "react";

import { listAddress, type SectionQuery } from "../../../contract/articles/listAddress";
import type { Section } from "../../../contract/paths";
import type { Messages } from "../../../messages/id";
import s from "./SectionSearch.module.css";

interface SectionSearchProps {
  readonly section: Section;
  readonly query: SectionQuery;
}

/** A form that asks for the list by its address, with and without script. It stays within the category that is chosen. */
export const SectionSearch = ({ section, query: { search = "", categorySlug } }: SectionSearchProps) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const navigate = useNavigate();
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  // The address has changed elsewhere: a link, Back.
  if (known !== search) {
    setKnown(search);
    setText(search);
  }
  const [path, parameters] = listAddress(tenant, section, { page: 1, categorySlug }).split("?");
  const kept = [...new URLSearchParams(parameters)];
  return (
    <form
      role="search"
      action={path}
      className={s.search}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.trim() || undefined;
        void navigate(listAddress(tenant, section, { page: 1, categorySlug, search: wanted }));
      }}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        name="search"
        className={s.field}
        label={t["list.search"](t[section])}
        placeholder={t["list.searchHint"]}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="line">
        {t["list.searchSubmit"]}
      </Button>
    </form>
  );
};
