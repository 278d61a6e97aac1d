import { useNavigate } from "@serambi/kernel/router";
import type { ChangeEvent, ReactNode, SubmitEvent } from "react";

import { queryOf } from "../contract/queryOf";

type Change = (event: ChangeEvent<HTMLSelectElement | HTMLInputElement>) => void;

interface FilterFormProps {
  /** Path of the page that it narrows down. */
  readonly action: string;
  readonly label: string;
  /** Address of the page for a query; the form's controls are named as the address has them. */
  readonly pathFor: (query: URLSearchParams) => string;
  readonly className?: string | undefined;
  /** @param change for choices that are shown at once */
  readonly children: (change: Change) => ReactNode;
}

/** Search and filters of a page: each choice is a step of the history, and without scripts its button sends all of them. */
export const FilterForm = ({ action, label, pathFor, className, children }: FilterFormProps) => {
  const navigate = useNavigate();
  const show = (form: HTMLFormElement | null): void => {
    if (form) void navigate(pathFor(queryOf(form)));
  };
  return (
    <form
      action={action}
      role="search"
      aria-label={label}
      className={className}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
    >
      {children(({ currentTarget }) => show(currentTarget.form))}
    </form>
  );
};
