import { Button, RadioGroup } from "@serambi/kernel/ui";
import { Dialog } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import type { draft as texts } from "../../messages/draft.id";
import type { DraftStore } from "../../stores/DraftStore";
import { keyWords } from "./keyWords";

/** Somebody else changed the same parts meanwhile: the person says whose is kept, part by part. Nothing is lost before that. */
export const ConflictDialog = observer(function ConflictDialog({
  draft,
  t,
}: {
  readonly draft: DraftStore;
  readonly t: typeof texts;
}) {
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const decide = (): void => void draft.decide(draft.asked.filter((key) => !theirs.includes(key)));
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={() => undefined}
      title={t.conflict}
      closeLabel={t.close}
      actions={<Button onClick={decide}>{t.decide}</Button>}
    >
      <p>{t.conflictText(draft.draft.changedBy?.name ?? t.somebody)}</p>
      {draft.asked.map((key) => (
        <RadioGroup
          key={key}
          name={`keep-${key}`}
          label={keyWords(key, t)}
          options={[
            { value: "mine", label: t.mine },
            { value: "theirs", label: t.theirs },
          ]}
          defaultValue="mine"
          onValueChange={(value) =>
            setTheirs((before) => (value === "theirs" ? [...before, key] : before.filter((other) => other !== key)))
          }
        />
      ))}
    </Dialog>
  );
});
