import { useMessages } from "@serambi/kernel/remote";
import { Textarea } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { ProgramView } from "../../contract/studio/views";
import type { StudioMessages } from "../../messages/studio.id";
import s from "./InputField.module.css";

/** What the program reads first, where somebody wants to say it beforehand. */
export const InputField = observer(function InputField({ program }: { readonly program: ProgramView }) {
  const t = useMessages<StudioMessages>();
  return (
    <details className={s.input}>
      <summary>
        {t.input}
        {program.stdin !== "" && <span aria-hidden="true"> •</span>}
      </summary>
      <Textarea
        label={t.input}
        help={t.inputHelp}
        rows={4}
        spellCheck={false}
        value={program.stdin}
        onChange={({ currentTarget }) => program.setStdin(currentTarget.value)}
      />
    </details>
  );
});
