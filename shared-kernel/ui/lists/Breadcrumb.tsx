import { Anchor } from "../actions/Anchor";
import s from "./Breadcrumb.module.css";

export interface BreadcrumbProps {
  /** From the root; the last one is this page and usually has no `to`. */
  readonly items: readonly { readonly label: string; readonly to?: string | undefined }[];
  /** Name of the landmark. */
  readonly label: string;
}

export const Breadcrumb = ({ items, label }: BreadcrumbProps) => (
  <nav className={s.crumbs} aria-label={label}>
    <ol>
      {items.map(({ label: text, to }, index) => (
        <li key={`${to ?? ""} ${text}`}>
          {to === undefined ? (
            <span aria-current={index === items.length - 1 ? "page" : undefined}>{text}</span>
          ) : (
            <Anchor to={to}>{text}</Anchor>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
