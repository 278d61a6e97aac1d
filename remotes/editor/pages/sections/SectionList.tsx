import { MAX_SECTIONS, type Language } from "@serambi/kernel/contracts";
import { Button, Icon, VisuallyHidden } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useLayoutEffect, useRef, useState } from "react";

import { kindOf, movedTo } from "../../contract/sections";
import { placeOf } from "../../contract/sitePage";
import type { SiteMessages } from "../../messages/types";
import type { SiteStore } from "../../stores/SiteStore";
import { AddSection } from "./AddSection";
import s from "./SectionList.module.css";
import { SectionRow } from "./SectionRow";

interface Props {
  readonly store: SiteStore;
  readonly language: Language;
  readonly t: SiteMessages;
}

/**
 * The sections of a page in their order. A section is moved by its handle with the pointer or, after the space bar, with arrow keys; by
 * its two buttons; and every step is said aloud.
 */
export const SectionList = observer(function SectionList({ store, language, t }: Props) {
  const [isAdding, setAdding] = useState(false);
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  /** Selectors of what has the focus once the list is drawn anew: rows are moved about under it. */
  const wanted = useRef<readonly string[]>([]);
  const { sections, lifted, kinds, page, draft } = store;
  const wrong = draft && page && draft.draft.problems[`${placeOf(draft.values[page.key], page)}.sections`];
  useLayoutEffect(() => {
    const selectors = lifted ? ["[data-lifted] [data-part=handle]"] : wanted.current;
    wanted.current = [];
    const found = selectors.map((selector) => list.current?.querySelector<HTMLElement>(selector)).find(Boolean);
    found?.focus();
  });
  const nameAt = (at: number): string => {
    const section = sections[at];
    return section
      ? (kindOf(kinds, section)?.name[language] ?? (kinds.length > 0 ? t.unknownName(section.slot) : section.slot))
      : "";
  };

  const lift = (from: number): void => {
    store.lift({ from, to: from });
    setSaid(t.lifted(nameAt(from), from + 1, sections.length));
  };
  const carry = (to: number): void => {
    if (!lifted || to < 0 || to >= sections.length || to === lifted.to) return;
    store.lift({ from: lifted.from, to });
    setSaid(t.carried(nameAt(lifted.from), to + 1, sections.length));
  };
  const drop = (): void => {
    const held = store.lifted;
    if (!held) return;
    setSaid(t.dropped(nameAt(held.from), held.to + 1, sections.length));
    wanted.current = [`[data-at="${held.to}"] [data-part=handle]`];
    store.move(held.from, held.to);
  };
  const putBack = (): void => {
    const held = store.lifted;
    if (!held) return;
    setSaid(t.putBack(nameAt(held.from)));
    wanted.current = [`[data-at="${held.from}"] [data-part=handle]`];
    store.lift(null);
  };
  /** The focus goes for a moment where a row is moved; it is over once it stands elsewhere. */
  const leave = (): void => {
    setTimeout(() => {
      if (store.lifted && !list.current?.querySelector("[data-lifted]")?.contains(document.activeElement)) putBack();
    });
  };
  const step = (from: number, to: number): void => {
    const part = to < from ? "up" : "down";
    const row = `[data-at="${to}"]`;
    wanted.current = [`${row} [data-part=${part}]:enabled`, `${row} [data-part=handle]`];
    setSaid(t.dropped(nameAt(from), to + 1, sections.length));
    store.move(from, to);
  };
  /** Follows the pointer until it is let go. The window is listened to: the row under the pointer is moved about. */
  const drag = (from: number): void => {
    lift(from);
    const ending = new AbortController();
    const { signal } = ending;
    const carryTo = ({ clientY }: PointerEvent): void => {
      const rows = [...(list.current?.children ?? [])];
      const at = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
      const to = at < 0 ? rows.length - 1 : at;
      if (!store.lifted || to === store.lifted.to) return;
      store.lift({ from, to });
      setSaid(t.carried(nameAt(from), to + 1, sections.length));
    };
    const end = (finish: () => void) => (): void => {
      ending.abort();
      finish();
    };
    addEventListener("pointermove", carryTo, { signal });
    addEventListener("pointerup", end(drop), { signal });
    addEventListener("pointercancel", end(putBack), { signal });
  };

  const order = sections.map((section, at) => ({ section, at }));
  const shown = lifted ? movedTo(order, lifted.from, lifted.to) : order;
  return (
    <>
      <h2 className={s.heading}>
        {t.sections} <small className={s.count}>{t.sectionsOf(sections.length, MAX_SECTIONS)}</small>
      </h2>
      {wrong && (
        <p role="alert" className={s.wrong}>
          {wrong}
        </p>
      )}
      <p className={s.help}>{t.sectionsHelp}</p>
      <ol ref={list} className={s.list}>
        {shown.map(({ section, at }) => (
          <SectionRow
            key={at}
            {...{ store, section, at, language, t }}
            name={nameAt(at)}
            isLifted={lifted?.from === at}
            isWrong={store.isWrong(at)}
            onKey={(key) => {
              if (lifted?.from === at) {
                if (key === "ArrowUp") carry(lifted.to - 1);
                else if (key === "ArrowDown") carry(lifted.to + 1);
                else if (key === " " || key === "Enter") drop();
                else if (key === "Escape" || key === "Tab") putBack();
                else return false;
                return key !== "Tab";
              }
              if (key !== " " && key !== "Enter") return false;
              lift(at);
              return true;
            }}
            onGrab={() => drag(at)}
            onLeave={leave}
            onStep={(by) => step(at, at + by)}
            count={sections.length}
          />
        ))}
      </ol>
      {lifted && (
        <p className={s.said} aria-hidden="true">
          {said}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <Button
        variant="line"
        wide
        data-part="add-section"
        onClick={() => setAdding(true)}
        disabled={kinds.length === 0 || sections.length >= MAX_SECTIONS}
      >
        <Icon name="plus" /> {t.addSection}
      </Button>
      {isAdding && <AddSection {...{ store, language, t }} onClose={() => setAdding(false)} />}
    </>
  );
});
