import { Select, Textarea, TextField } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import { lengthFault } from "../lengthFault";
import s from "./Fields.module.css";
import type { WritingProps } from "./WritingProps";

const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

interface AboutProps extends WritingProps {
  readonly categories: readonly string[];
}

/** Fields for what lists and search say of it. */
export const AboutFields = observer(function AboutFields({ store, t, categories }: AboutProps) {
  const { value, problems } = store;
  const [tags, setTags] = useState(() => value.tags.join(", "));
  return (
    <section className={s.part} aria-labelledby="about">
      <h2 id="about">{t.about}</h2>
      <Textarea
        id="summary"
        label={t.summary}
        help={t.summaryHelp}
        rows={3}
        value={value.summary}
        error={lengthFault(value.summary, 500, t) ?? problems["summary"]}
        onChange={({ target }) => store.set({ summary: target.value })}
      />
      <TextField
        id="category"
        label={t.category}
        help={t.categoryHelp}
        list="categories"
        value={value.category}
        error={lengthFault(value.category, 80, t) ?? problems["category"]}
        onChange={({ target }) => store.set({ category: target.value })}
      />
      <datalist id="categories">
        {categories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <TextField
        id="tags"
        label={t.tags}
        help={t.tagsHelp}
        value={tags}
        onChange={({ target }) => {
          setTags(target.value);
          store.set({ tags: tagsOf(target.value) });
        }}
      />
      <div className={s.pair}>
        <TextField
          id="author"
          label={t.author}
          value={value.author.name}
          error={lengthFault(value.author.name, 100, t) ?? problems["author.name"]}
          onChange={({ target }) => store.set({ author: { ...value.author, name: target.value } })}
        />
        <TextField
          id="role"
          label={t.role}
          value={value.author.role}
          error={lengthFault(value.author.role, 100, t)}
          onChange={({ target }) => store.set({ author: { ...value.author, role: target.value } })}
        />
      </div>
      <Select
        id="language"
        label={t.language}
        value={value.language}
        options={[
          { value: "id", label: t.indonesian },
          { value: "en", label: t.english },
        ]}
        onChange={({ target }) => store.set({ language: target.value === "en" ? "en" : "id" })}
      />
    </section>
  );
});
