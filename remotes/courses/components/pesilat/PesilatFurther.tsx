import { useMessages, useTenant } from "@serambi/kernel/remote";
import { ArrowLink, Wrap } from "@serambi/kernel/ui";

import { furtherPaths, pesilatClassPath, pesilatPath } from "../../contract/pesilat/paths";
import type { Messages } from "../../messages/id";
import s from "./PesilatFurther.module.css";

/** The other pages about the same classes, as far as this site has them. */
export const PesilatFurther = ({ withLadder = false }: { readonly withLadder?: boolean }) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const links: readonly (readonly [to: string | undefined, label: string])[] = [
    [withLadder ? pesilatPath(tenant) : undefined, t["pesilat.toLadder"]],
    [pesilatClassPath(tenant), t["pesilat.list"]],
    ...furtherPaths(tenant).map((path) => [path, t[`pesilat.${path}`]] as const),
  ];
  if (links.every(([to]) => to === undefined)) return null;
  return (
    <nav className={s.further} aria-labelledby="further-heading">
      <Wrap>
        <h2 id="further-heading">{t["pesilat.further"]}</h2>
        <ul>
          {links.map(
            ([to, label]) =>
              to !== undefined && (
                <li key={to}>
                  <ArrowLink to={to}>{label}</ArrowLink>
                </li>
              ),
          )}
        </ul>
      </Wrap>
    </nav>
  );
};
