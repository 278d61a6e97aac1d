import { observer } from "mobx-react-lite";

import { PartList } from "../../components/PartList";
import { changedParts } from "../../contract/changedParts";
import type { SectionChange } from "../../contract/sectionChanges";
import { kindOf } from "../../contract/sections";
import type { SiteMessages } from "../../messages/types";
import type { DraftStore } from "../../stores/DraftStore";
import s from "./Compare.module.css";
import type { DeskProps } from "./DeskProps";
import { keyWords } from "./keyWords";

interface Props extends DeskProps {
  readonly draft: DraftStore;
  readonly changes: readonly SectionChange[];
  /** The one that both pages show. */
  readonly change: SectionChange | undefined;
  readonly show: (n: number) => void;
}

/** The most differences of one section or setting that are shown: nobody reads more beside two pages. */
const MOST_PARTS = 12;

/** The change of one section, in words. */
export const fateWords = ({ fates, before, after }: SectionChange, t: SiteMessages): string =>
  fates
    .map((fate) => (fate === "moved" ? t.fate_moved((before ?? 0) + 1, (after ?? 0) + 1) : t[`fate_${fate}`]))
    .join(", ");

/** The label of a colour, a font or a field of the meta data: those are the settings with parts that are changed in this page. */
const labelOf = (key: string, path: string, t: SiteMessages): string | undefined => {
  const names: Readonly<Record<string, unknown>> = t;
  if (path === "ft_primary") return t.headingFont;
  if (path === "ft_secondary") return t.textFont;
  const label = names[key === "css" ? path.replace(/^clr_/, "colour_") : `${key}_${path}`];
  return typeof label === "string" ? label.split("|")[0] : undefined;
};

/** The list of all changes: section by section for this page, by settings and pages elsewhere. */
export const ChangeList = observer(function ChangeList({ store, draft, data, t, changes, change, show }: Props) {
  const { sections, liveSections, page, kinds, pages } = store;
  const { live } = draft.draft;
  const sectionOf = ({ before, after }: SectionChange) => ({
    old: before === null ? undefined : liveSections?.[before],
    now: after === null ? undefined : sections[after],
  });
  const elsewhere = draft.changedKeys.filter((key) => key !== page?.key);
  return (
    <div className={s.changes}>
      <h2>{t.changesHere}</h2>
      {changes.length === 0 && <p>{t.changesNone}</p>}
      <ol>
        {changes.map((one, n) => {
          const { old, now } = sectionOf(one);
          const section = now ?? old;
          const kind = section && kindOf(kinds, section);
          const parts =
            old && now
              ? changedParts(old.props, now.props, (path) => kind?.form.fields[path]?.label[data.language])
              : [];
          return (
            <li key={`${one.before} ${one.after}`} className={s.change} data-current={one === change || undefined}>
              <button type="button" aria-current={one === change} onClick={() => show(n)}>
                <b>{kind?.name[data.language] ?? section?.slot}</b> {fateWords(one, t)}
              </button>
              <PartList parts={parts.slice(0, MOST_PARTS)} more={Math.max(0, parts.length - MOST_PARTS)} t={t} />
            </li>
          );
        })}
      </ol>
      {elsewhere.length > 0 && (
        <>
          <h2>{t.changesElsewhere}</h2>
          <ul>
            {elsewhere.map((key) => {
              const other = pages.find((one) => one.key === key);
              const parts = other ? [] : changedParts(live[key], draft.values[key], (path) => labelOf(key, path, t));
              return (
                <li key={key} className={s.change}>
                  <p>
                    <b>{keyWords(key, t)}</b>{" "}
                    {other && (
                      <button type="button" className={s.open} onClick={() => store.showPage(other.id)}>
                        {t.seePage}
                      </button>
                    )}
                  </p>
                  <PartList parts={parts.slice(0, MOST_PARTS)} more={Math.max(0, parts.length - MOST_PARTS)} t={t} />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
});
