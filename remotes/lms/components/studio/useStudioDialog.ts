import { useState, type ComponentProps, type ComponentType } from "react";

import type { StudioDialog, StudioDialogs } from "./dialogs/StudioDialogs";

type Dialogs = ComponentType<ComponentProps<typeof StudioDialogs>>;

/** Which dialog is open, and the code of all of them once one was asked for. */
export const useStudioDialog = () => {
  const [Dialogs, setDialogs] = useState<Dialogs | null>(null);
  const [open, setOpen] = useState<StudioDialog | null>(null);
  const show = (dialog: StudioDialog): void => {
    setOpen(dialog);
    // A failure is not kept: the next press asks again.
    void import("./dialogs/StudioDialogs").then(
      (module) => setDialogs(() => module.StudioDialogs),
      () => setOpen(null),
    );
  };
  return { Dialogs, open, show, close: () => setOpen(null) };
};
