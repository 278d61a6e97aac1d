import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { MenuButton, type MenuEntry } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";

import { exercisesPath, studioAboutPath, studioLimitsPath } from "../../contract/studio/paths";
import type { ProgramView } from "../../contract/studio/views";
import type { StudioMessages } from "../../messages/studio.id";
import type { StudioDialog } from "./dialogs/StudioDialogs";
import type { CodeEditor } from "./editor/CodeEditor";
import { readFiles } from "./readFiles";
import { saveBlob } from "./saveBlob";
import { tidy } from "./tidy";
import s from "./ToolMenu.module.css";

interface ToolMenuProps {
  readonly program: ProgramView;
  readonly editor: CodeEditor | null;
  readonly onDialog: (dialog: StudioDialog) => void;
}

/** All that is done to a program besides running it. */
export const ToolMenu = observer(function ToolMenu({ program, editor, onDialog }: ToolMenuProps) {
  const t = useMessages<StudioMessages>();
  const language = useLanguage();
  const tenant = useTenant();
  const files = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState("");
  const [limits, about, exercises] = [studioLimitsPath(tenant), studioAboutPath(tenant), exercisesPath(tenant)];
  const entries: readonly MenuEntry[] = [
    { id: "share", label: t.share, icon: "share" },
    { id: "find", label: t.find, icon: "search", hint: "Ctrl F", isDisabled: editor === null },
    { id: "tidy", label: t.tidy, icon: "list", isDisabled: editor === null || program.language === "python" },
    { id: "history", label: t.history, icon: "clock" },
    { id: "open", label: t.openFiles, icon: "upload" },
    { id: "download", label: t.download, icon: "download" },
    { id: "settings", label: t.settings, icon: "filter" },
    ...(exercises === undefined
      ? []
      : [{ id: "exercises", label: t.exercises, icon: "check", to: exercises } as const]),
    ...(limits === undefined ? [] : [{ id: "limits", label: t.limitsLink, icon: "info", to: limits } as const]),
    ...(about === undefined ? [] : [{ id: "about", label: t.about, icon: "book", to: about } as const]),
    { id: "again", label: t.startAgain, icon: "refresh", isDangerous: true, isDisabled: !program.isChanged },
  ];
  const act = (id: string): void => {
    setTrouble("");
    if (id === "share" || id === "history" || id === "settings") onDialog({ kind: id });
    else if (id === "find") editor?.find();
    else if (id === "open") files.current?.click();
    else if (id === "again") program.startAgain();
    else if (id === "tidy" && editor) void tidy(editor, program.language).catch(() => setTrouble(t.tidyFailed));
    else if (id === "download") {
      program.settle();
      void import("./zipProgram").then(({ zipProgram }) =>
        saveBlob(`${program.language}.zip`, zipProgram(program.program)),
      );
    }
  };
  const take = async (chosen: FileList | null): Promise<void> => {
    const opened = await readFiles(chosen ?? []);
    program.takeFiles(opened.files);
    if (opened.refused > 0) setTrouble(t.openedTooLarge);
  };
  return (
    <>
      <MenuButton {...{ language, entries }} icon="menu" label={t.more} align="end" onAction={act} />
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={t.openFiles}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files).finally(() => {
            currentTarget.value = "";
          });
        }}
      />
      <p className={s.trouble} role="status">
        {trouble}
      </p>
    </>
  );
});
