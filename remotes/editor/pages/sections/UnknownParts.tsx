import type { SectionKind } from "@serambi/kernel/cms";
import { Button } from "@serambi/kernel/ui";

import { changedParts } from "../../contract/changedParts";
import { isRecord, type Section } from "../../contract/sections";
import { withoutUnknown } from "../../contract/withoutUnknown";
import type { SiteMessages } from "../../messages/types";
import s from "../site/DeskPanel.module.css";

interface Props {
  readonly kind: SectionKind;
  readonly section: Section;
  readonly t: SiteMessages;
  /** Is given the section's properties without those that its kind does not know. */
  readonly onDrop: (props: Record<string, unknown>) => void;
}

/** Parts of a section that its kind no longer knows: no field shows them, and they keep the page from being published. */
export const UnknownParts = ({ kind, section, t, onDrop }: Props) => {
  const { schema } = kind.form;
  const known = withoutUnknown(section.props, schema, schema);
  const parts = changedParts(section.props, known);
  if (parts.length === 0 || !isRecord(known)) return null;
  return (
    <div role="group" aria-label={t.unknownParts} className={s.fields}>
      <p className={s.help}>{t.unknownParts}</p>
      <ul className={s.help}>
        {parts.map(({ place, before }) => (
          <li key={place}>
            {place}: {before}
          </li>
        ))}
      </ul>
      <Button size="small" variant="line" onClick={() => onDrop(known)}>
        {t.dropUnknownParts}
      </Button>
    </div>
  );
};
