import { useNavigate } from "@serambi/kernel/router";
import { Button, SearchField } from "@serambi/kernel/ui";
import { useState } from "react";

import s from "./SearchForm.module.css";

interface SearchFormProps {
  /** What is searched for now; empty where nothing is. */
  readonly search: string;
  /** The address that lists what was found; undefined: everything. Its path and its other parameters are the form's own. */
  readonly addressOf: (search: string | undefined) => string;
  readonly texts: { readonly label: string; readonly hint: string; readonly submit: string };
}

/** A form that asks for a list by its address, with and without script. It stays within what was chosen besides. */
export const SearchForm = ({ search, addressOf, texts }: SearchFormProps) => {
  const navigate = useNavigate();
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  // The address has changed elsewhere: a link, Back.
  if (known !== search) {
    setKnown(search);
    setText(search);
  }
  const [path, parameters] = addressOf(undefined).split("?");
  return (
    <form
      role="search"
      action={path}
      className={s.search}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(addressOf(text.trim() || undefined));
      }}
    >
      {[...new URLSearchParams(parameters)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        name="search"
        className={s.field}
        label={texts.label}
        placeholder={texts.hint}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="line">
        {texts.submit}
      </Button>
    </form>
  );
};
