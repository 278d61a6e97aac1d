import { Button, Icon, Switch, TextField } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useRef } from "react";

import { leavesOf } from "../../contract/leavesOf";
import { problemsBelow } from "../../contract/problems";
import { kindOf } from "../../contract/sections";
import { placeOf } from "../../contract/sitePage";
import type { DraftStore } from "../../stores/DraftStore";
import { SchemaForm } from "../../components/form/SchemaForm";
import type { DeskProps } from "../site/DeskProps";
import s from "../site/DeskPanel.module.css";
import { fromLocal, toLocal } from "../../components/form/localTime";
import { LeafList } from "./LeafList";
import { UnknownParts } from "./UnknownParts";

/** The form of the section that is open, and when it is seen. */
export const SectionPanel = observer(function SectionPanel({
  store,
  draft,
  data,
  t,
}: DeskProps & { readonly draft: DraftStore }) {
  const { selected, sections, page } = store;
  const section = selected === null ? undefined : sections[selected];
  const { problems } = draft;
  const place = page ? `${placeOf(draft.values[page.key], page)}.sections.${selected}` : "";
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(0);
  const { visits } = store;
  useEffect(() => {
    if (visits === seen.current) return;
    seen.current = visits;
    heading.current?.focus();
    // On a phone the form is far below the list, and its tabs are of use, too.
    heading.current?.closest("section")?.scrollIntoView({ block: "nearest" });
  }, [visits]);
  const wrong = useMemo(() => problemsBelow(problems, `${place}.props`), [problems, place]);
  if (!section || selected === null || !page) return <p className={s.help}>{t.chooseSection}</p>;
  const kind = kindOf(store.kinds, section);
  const name = kind?.name[data.language] ?? t.unknownName(section.slot);
  const toList = (): void =>
    document.querySelector<HTMLElement>(`[data-at="${selected}"] [data-part=open]`)?.focus({ preventScroll: false });
  const remove = (): void => {
    store.removeSection(selected);
    store.tell(t.removed(name));
    document.querySelector<HTMLElement>("[data-part=add-section]")?.focus();
  };
  return (
    <div className={s.fields}>
      <Button size="small" variant="quiet" className={s.toList} onClick={toList}>
        <Icon name="arrow-left" /> {t.toSections}
      </Button>
      <h2 ref={heading} tabIndex={-1} className={s.heading}>
        {name}
      </h2>
      <p className={s.help}>{kind?.about[data.language] ?? t.unknownSection}</p>
      {!kind && <LeafList leaves={leavesOf(section.props)} />}
      {kind && (
        <UnknownParts
          {...{ kind, section, t }}
          language={data.language}
          onDrop={(props) => store.changeSection(selected, { props })}
        />
      )}
      {kind && (
        <SchemaForm
          key={`${page.id} ${selected} ${section.slot}`}
          form={kind.form}
          value={section.props}
          problems={wrong}
          language={data.language}
          t={t}
          onChange={(props) => store.changeSection(selected, { props })}
        />
      )}
      <fieldset className={s.when}>
        <legend className={s.heading}>{t.whenShown}</legend>
        <Switch
          label={t.hide}
          help={t.hideHelp}
          checked={section.hidden === true}
          onChange={({ target }) => store.changeSection(selected, { hidden: target.checked || undefined } as object)}
        />
        <TextField
          label={t.shownFrom}
          optionalLabel={t.optional}
          type="datetime-local"
          value={toLocal(section.shownFrom)}
          onChange={({ target }) => store.changeSection(selected, { shownFrom: fromLocal(target.value) } as object)}
        />
        <TextField
          label={t.shownUntil}
          optionalLabel={t.optional}
          type="datetime-local"
          value={toLocal(section.shownUntil)}
          onChange={({ target }) => store.changeSection(selected, { shownUntil: fromLocal(target.value) } as object)}
        />
      </fieldset>
      <Button variant="danger-line" size="small" onClick={remove}>
        <Icon name="trash" /> {t.removeSection}
      </Button>
    </div>
  );
});
