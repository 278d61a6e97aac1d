import { useId, type ComponentProps } from "react";

import { cx } from "../cx";
import { Icon } from "../pictures/Icon";
import s from "./SearchField.module.css";

export interface SearchFieldProps extends Omit<ComponentProps<"input">, "id" | "type" | "size"> {
  readonly label: string;
  /** `headline` sets the words in the page's title face: one types into the title of the page. */
  readonly size?: "regular" | "headline" | undefined;
}

/** A search box; its label is read aloud, the magnifier is seen. */
export const SearchField = ({ label, size = "regular", className, ...rest }: SearchFieldProps) => {
  const id = useId();
  return (
    <span className={cx(s.search, size === "headline" && s.headline, className)}>
      <Icon name="search" />
      <input {...rest} id={id} type="search" aria-label={label} autoComplete="off" enterKeyHint="search" />
    </span>
  );
};
