import type { PreferencesView, ProgramView } from "../../../contract/studio/views";
import { observer } from "mobx-react-lite";

import { HistoryDialog } from "./HistoryDialog";
import { NameDialog } from "./NameDialog";
import { SettingsDialog } from "./SettingsDialog";
import { ShareDialog } from "./ShareDialog";

export type StudioDialog =
  | { readonly kind: "share" | "history" | "settings" | "new-file" }
  | { readonly kind: "rename"; readonly path: string };

interface StudioDialogsProps {
  readonly open: StudioDialog;
  readonly program: ProgramView;
  readonly preferences: PreferencesView;
  readonly onClose: () => void;
}

/** What opens over the studio; its code comes with the first that is opened. */
export const StudioDialogs = observer(function StudioDialogs({
  open,
  program,
  preferences,
  onClose,
}: StudioDialogsProps) {
  switch (open.kind) {
    case "share":
      return <ShareDialog {...{ program, onClose }} />;
    case "history":
      return <HistoryDialog {...{ program, onClose }} />;
    case "settings":
      return <SettingsDialog {...{ preferences, onClose }} />;
    case "new-file":
      return <NameDialog {...{ program, onClose }} />;
    case "rename":
      return <NameDialog {...{ program, onClose }} path={open.path} />;
  }
});
