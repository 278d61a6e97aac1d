import type { SectionKind } from "@serambi/kernel/cms";
import type { Language } from "@serambi/kernel/contracts";
import { SearchField } from "@serambi/kernel/ui";
import { Dialog } from "@serambi/kernel/ui/controls";
import { useState } from "react";

import { emptyOf } from "../../contract/formShape";
import { isRecord } from "../../contract/sections";
import type { SiteMessages } from "../../messages/types";
import type { SiteStore } from "../../stores/SiteStore";
import s from "./SectionList.module.css";
import { SectionPicture } from "./SectionPicture";

interface Props {
  readonly store: SiteStore;
  readonly language: Language;
  readonly t: SiteMessages;
  readonly onClose: () => void;
}

/** Every kind of section, with its picture and what it is for. */
export const AddSection = ({ store, language, t, onClose }: Props) => {
  const [words, setWords] = useState("");
  const wanted = words.trim().toLowerCase();
  const kinds = store.kinds.filter(({ name, about, slot }) =>
    [name[language], about[language], slot].some((text) => text.toLowerCase().includes(wanted)),
  );
  const add = ({ slot, form, name }: SectionKind): void => {
    const props = emptyOf(form.schema, form.schema);
    store.addSection({ slot, props: isRecord(props) ? props : {} });
    store.tell(t.added(name[language], (store.selected ?? 0) + 1));
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t.addSection} closeLabel={t.close} className={s.wide}>
      <SearchField label={t.findSection} value={words} onChange={({ target }) => setWords(target.value)} />
      <p role="status" className={s.help}>
        {t.found(kinds.length)}
      </p>
      <ul className={s.kinds}>
        {kinds.map((kind) => (
          <li key={kind.slot}>
            <button type="button" className={s.kind} onClick={() => add(kind)}>
              <SectionPicture picture={kind.picture} />
              <span className={s.words}>
                <b>{kind.name[language]}</b>
                <small>{kind.about[language]}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
