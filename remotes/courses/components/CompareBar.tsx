import { useMessages } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";
import { Button, ButtonLink } from "@serambi/kernel/ui";

import { catalogSearch, MAX_COMPARED, type CatalogQuery } from "../contract/catalogQuery";
import type { Messages } from "../messages/id";
import s from "./CompareBar.module.css";

interface CompareBarProps {
  /** Id of the form that sends the choice where no script runs. */
  readonly form: string;
  readonly path: string;
  readonly query: CatalogQuery;
  /** Slugs of the classes in sight: the form sends the others along. */
  readonly listed: readonly string[];
  /** Id of the table on the page. */
  readonly tableId: string;
  /** The link that cleared the choice is gone with it: the focus has to go somewhere. */
  readonly onClear: () => void;
}

/** How many classes are chosen, and the way to their table; it stays in sight while one leafs through the list. */
export const CompareBar = ({ form, path, query, listed, tableId, onClear }: CompareBarProps) => {
  const t = useMessages<Messages>();
  const { compare } = query;
  const count = compare.length;
  return (
    <div className={s.place} data-chosen={count > 0 || undefined}>
      {compare
        .filter((slug) => !listed.includes(slug))
        .map((slug) => (
          <input key={slug} type="hidden" form={form} name="compare" value={slug} />
        ))}
      <p role="status" className={s.words}>
        {count > 0 && (count === MAX_COMPARED ? t["compare.full"] : t["compare.chosen"](count))}
      </p>
      {count > 0 && (
        <div className={s.ways}>
          {count > 1 && (
            <ButtonLink to={`#${tableId}`} size="small">
              {t["compare.show"]}
            </ButtonLink>
          )}
          <Link className={s.clear} to={path + catalogSearch({ ...query, compare: [] })} onClick={onClear}>
            {t["compare.clear"]}
          </Link>
        </div>
      )}
      <Button type="submit" form={form} variant="line" size="small" className={s.send}>
        {t["compare.send"]}
      </Button>
    </div>
  );
};
