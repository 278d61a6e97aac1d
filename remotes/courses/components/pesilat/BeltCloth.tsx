import { cx } from "@serambi/kernel/ui";

import type { Belt } from "../../contract/pesilat/belts";
import s from "./Belt.module.css";

interface BeltClothProps {
  /** `null`: the cloth of a class that needs no belt. */
  readonly belt: Belt | null;
  readonly className?: string | undefined;
}

/** A length of belt. Decorative: the belt's name stands beside it. */
export const BeltCloth = ({ belt, className }: BeltClothProps) => (
  <span className={cx(s.belt, s[belt ?? "open"], className)} aria-hidden="true" />
);
