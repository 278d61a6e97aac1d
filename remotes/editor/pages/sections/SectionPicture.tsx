import type { SectionKind } from "@serambi/kernel/cms";

import { DRAWINGS } from "../../components/pictures/drawings";
import s from "./SectionPicture.module.css";

/** The drawing by which a kind of section is told from others before its name is read. */
export const SectionPicture = ({ picture }: { readonly picture: SectionKind["picture"] }) => (
  <svg viewBox="0 0 48 32" className={s.picture} aria-hidden="true">
    {DRAWINGS[picture].map(([tone, x, y, width, height]) => (
      <rect key={`${x} ${y}`} className={s[tone]} {...{ x, y, width, height }} />
    ))}
  </svg>
);
