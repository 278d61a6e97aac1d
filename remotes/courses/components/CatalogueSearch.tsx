import { useMessages } from "@serambi/kernel/remote";
import { Button, SearchField } from "@serambi/kernel/ui";
import { useEffect, useState } from "react";

import type { Messages } from "../messages/id";
import s from "./CatalogueSearch.module.css";

interface CatalogueSearchProps {
  /** The form that the field belongs to, by its id: search and filters are sent together. */
  readonly form: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

const TYPING_PAUSE_MS = 300;

/** Search in the headline's size. It searches while one types; without script its button sends the form. */
export const CatalogueSearch = ({ form, search, onSearch }: CatalogueSearchProps) => {
  const t = useMessages<Messages>();
  const [text, setText] = useState(search);
  const [isTyping, setIsTyping] = useState(false);
  const [known, setKnown] = useState(search);

  // The address has changed elsewhere (a chip, Back): the field follows, but never under the visitor's fingers.
  if (known !== search) {
    setKnown(search);
    if (!isTyping && search !== text.trim()) setText(search);
  }

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => {
      setIsTyping(false);
      onSearch(text);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a new `onSearch` must not start the pause anew
  }, [isTyping, text]);

  return (
    <div role="search" className={s.search}>
      <SearchField
        form={form}
        name="search"
        size="headline"
        className={s.field}
        label={t.search}
        placeholder={t.searchHint}
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setIsTyping(true);
        }}
      />
      <Button form={form} type="submit" onClick={() => setIsTyping(false)}>
        {t.searchSubmit}
      </Button>
    </div>
  );
};
