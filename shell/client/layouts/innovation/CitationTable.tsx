import type { Navigation } from "@serambi/kernel/contracts";
import { TextLink } from "@serambi/kernel/ui";

import s from "./CitationTable.module.css";

/** How to cite the archive: the footer's columns as the rows of a table, its statement as the caption. */
export const CitationTable = ({ navigation: { statement, footer } }: { readonly navigation: Navigation }) =>
  footer.length > 0 && (
    <table className={s.table}>
      {statement && <caption className={s.caption}>{statement}</caption>}
      <tbody>
        {footer.map(({ title, links }) => (
          <tr key={title}>
            <th scope="row" className={s.name}>
              {title}
            </th>
            <td className={s.cell}>
              {links.map(({ label, href }) => (
                <p key={label}>{href === undefined ? label : <TextLink to={href}>{label}</TextLink>}</p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
