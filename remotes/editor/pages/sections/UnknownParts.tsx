import type { SectionKind } from "@serambi/kernel/cms";
import type { Language } from "@serambi/kernel/contracts";
import { Button } from "@serambi/kernel/ui";

import { leavesOf } from "../../contract/leavesOf";
import { isRecord, type Section } from "../../contract/sections";
import { withHoles, withoutUnknown } from "../../contract/withoutUnknown";
import type { SiteMessages } from "../../messages/types";
import s from "../site/DeskPanel.module.css";
import { LeafList } from "./LeafList";

interface Props {
  readonly kind: SectionKind;
  readonly section: Section;
  readonly language: Language;
  readonly t: SiteMessages;
  /** Is given the section's properties without those that its kind does not take. */
  readonly onDrop: (props: Record<string, unknown>) => void;
}

/**
 * Parts of a section that its kind no longer takes: unknown to it, or something else than it asks for now. No field shows them, and they keep
 * the page from being published.
 */
export const UnknownParts = ({ kind, section, language, t, onDrop }: Props) => {
  const { schema, fields } = kind.form;
  const known = withoutUnknown(section.props, schema, schema);
  const kept = new Set(leavesOf(withHoles(section.props, schema, schema)).map(({ path }) => path));
  const leaves = leavesOf(section.props, (path) => fields[path]?.label[language]);
  const lost = leaves.filter(({ path }) => !kept.has(path));
  if (lost.length === 0 || !isRecord(known)) return null;
  return (
    <div role="group" aria-label={t.unknownParts} className={s.fields}>
      <p className={s.help}>{t.unknownParts}</p>
      <LeafList leaves={lost} />
      <Button size="small" variant="line" onClick={() => onDrop(known)}>
        {t.dropUnknownParts}
      </Button>
    </div>
  );
};
