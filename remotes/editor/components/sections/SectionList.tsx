import type { Language } from "@serambi/kernel/contracts";
import { Button, Icon, VisuallyHidden } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useRef, useState, type PointerEvent } from "react";

import { kindOf, movedTo } from "../../contract/sections";
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
  const { sections, lifted, kinds } = store;
  const nameAt = (at: number): string => {
    const section = sections[at];
    return section ? (kindOf(kinds, section)?.name[language] ?? section.slot) : "";
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
    if (!lifted) return;
    setSaid(t.dropped(nameAt(lifted.from), lifted.to + 1, sections.length));
    store.move(lifted.from, lifted.to);
  };
  const putBack = (): void => {
    if (!lifted) return;
    setSaid(t.putBack(nameAt(lifted.from)));
    store.lift(null);
  };
  const step = (from: number, to: number): void => {
    setSaid(t.dropped(nameAt(from), to + 1, sections.length));
    store.move(from, to);
  };
  /** The place above which the pointer is. */
  const placeUnder = ({ clientY }: PointerEvent): number => {
    const rows = [...(list.current?.children ?? [])];
    const at = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
    return at < 0 ? rows.length - 1 : at;
  };

  const order = sections.map((section, at) => ({ section, at }));
  const shown = lifted ? movedTo(order, lifted.from, lifted.to) : order;
  return (
    <>
      <h2 className={s.heading}>{t.sections}</h2>
      <p className={s.help}>{t.sectionsHelp}</p>
      <ol ref={list} className={s.list}>
        {shown.map(({ section, at }) => (
          <SectionRow
            key={at}
            {...{ store, section, at, language, t }}
            name={nameAt(at)}
            isLifted={lifted?.from === at}
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
            onGrab={() => lift(at)}
            onDrag={(event) => carry(placeUnder(event))}
            onDrop={drop}
            onCancel={putBack}
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
      <Button variant="line" wide onClick={() => setAdding(true)} disabled={kinds.length === 0}>
        <Icon name="plus" /> {t.addSection}
      </Button>
      {isAdding && <AddSection {...{ store, language, t }} onClose={() => setAdding(false)} />}
    </>
  );
});
