import { useMessages } from "@serambi/kernel/remote";
import { Switch } from "@serambi/kernel/ui";
import { Dialog } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";

import type { PreferenceName, PreferencesView } from "../../../contract/studio/views";
import type { StudioMessages } from "../../../messages/studio.id";

interface SettingsDialogProps {
  readonly preferences: PreferencesView;
  readonly onClose: () => void;
}

/** How somebody likes the studio. */
export const SettingsDialog = observer(function SettingsDialog({ preferences, onClose }: SettingsDialogProps) {
  const t = useMessages<StudioMessages>();
  const line = (name: PreferenceName, label: string, help?: string) => (
    <Switch
      {...{ label, help }}
      checked={preferences[name]}
      onChange={({ currentTarget }) => preferences.set(name, currentTarget.checked)}
    />
  );
  return (
    <Dialog isOpen title={t.settingsTitle} closeLabel={t.close} onClose={onClose}>
      {line("hasVim", t.vimLabel, t.vimHelp)}
      {line("wrapsLines", t.wrapLabel)}
      {line("asksFirst", t.askLabel)}
    </Dialog>
  );
});
