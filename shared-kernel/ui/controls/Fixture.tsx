import type { ReactElement, ReactNode } from "react";

import type { Language } from "@serambi/kernel/contracts";

import s from "./Fixture.module.css";

/** One component in all its states, for the workshop page and the pictures taken of it. */
export interface Fixture {
  readonly name: string;
  readonly render: (language: Language) => ReactElement;
}

/** The states of a component beside each other, in columns; in a row, each is as wide as it is. */
export const States = ({ inRow, children }: { readonly inRow?: boolean; readonly children: ReactNode }) => (
  <div className={inRow ? s.row : s.states}>{children}</div>
);

/** States that are as wide as their words. */
export const Row = ({ children }: { readonly children: ReactNode }) => <div className={s.row}>{children}</div>;
