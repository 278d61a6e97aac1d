import type { Navigation } from "@serambi/kernel/contracts";
import { TextLink } from "@serambi/kernel/ui";

import s from "./campus.module.css";

/** Numbered notes at the end of the book; one that has an address is a link. */
export const Notes = ({ groups }: { readonly groups: Navigation["footer"] }) =>
  groups.map(({ title, links }) => (
    <div key={title}>
      <h2 className={s.notesTitle}>{title}</h2>
      <ol className={s.notes}>
        {links.map(({ label, href }) => (
          <li key={label}>{href === undefined ? label : <TextLink to={href}>{label}</TextLink>}</li>
        ))}
      </ol>
    </div>
  ));
