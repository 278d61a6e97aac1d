import type { Language } from "@serambi/kernel/contracts";
import { Icon } from "@serambi/kernel/ui";
import { IconButton } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";

import { firstWords, kindOf, type Section } from "../../contract/sections";
import type { SiteMessages } from "../../messages/types";
import type { SiteStore } from "../../stores/SiteStore";
import s from "./SectionList.module.css";
import { SectionPicture } from "./SectionPicture";

interface Props {
  readonly store: SiteStore;
  readonly section: Section;
  readonly at: number;
  readonly count: number;
  readonly name: string;
  readonly language: Language;
  readonly t: SiteMessages;
  readonly isLifted: boolean;
  /** True where something in it keeps its page from being published. */
  readonly isWrong: boolean;
  /** @returns whether the key was meant for the list */
  readonly onKey: (key: string) => boolean;
  readonly onGrab: () => void;
  readonly onLeave: () => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** One section: its handle, its picture and name, and the buttons that move it by one place. */
export const SectionRow = observer(function SectionRow(props: Props) {
  const { store, section, at, count, name, t, isLifted } = props;
  const kind = kindOf(store.kinds, section);
  const isTimed = section.shownFrom !== undefined || section.shownUntil !== undefined;
  const state = !kind
    ? t.unknownSection
    : props.isWrong
      ? t.wrongSection
      : section.hidden
        ? t.hidden
        : isTimed
          ? t.timed
          : firstWords(section.props);
  return (
    <li
      className={s.row}
      data-at={at}
      data-lifted={isLifted || undefined}
      data-hidden={section.hidden || undefined}
      data-current={store.selected === at || undefined}
    >
      <button
        type="button"
        className={s.handle}
        aria-label={t.handle(name)}
        aria-pressed={isLifted}
        onKeyDown={(event) => {
          if (props.onKey(event.key)) event.preventDefault();
        }}
        data-part="handle"
        onBlur={props.onLeave}
        onPointerDown={({ button }) => button === 0 && props.onGrab()}
      >
        <Icon name="sort" />
      </button>
      <button
        type="button"
        className={s.open}
        aria-current={store.selected === at}
        onClick={() => store.openSection(at)}
        data-part="open"
      >
        <SectionPicture picture={kind?.picture ?? "text"} />
        <span className={s.words}>
          <b>{name}</b>
          <small>{state}</small>
        </span>
      </button>
      <IconButton
        icon="arrow-up"
        data-part="up"
        label={t.up(name)}
        disabled={at === 0}
        onClick={() => props.onStep(-1)}
      />
      <IconButton
        icon="arrow-down"
        data-part="down"
        label={t.down(name)}
        disabled={at === count - 1}
        onClick={() => props.onStep(1)}
      />
    </li>
  );
});
