import { Icon, VisuallyHidden } from "@serambi/kernel/ui";

import s from "./WordSelect.module.css";

interface WordSelectProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

/** A choice that stands as a word in a sentence. */
export const WordSelect = ({ label, options, onChoose }: WordSelectProps) => (
  <label className={s.word}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <select className={s.select} defaultValue="" onChange={({ target }) => onChoose(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon name="chevron-down" className={s.sign} />
  </label>
);
