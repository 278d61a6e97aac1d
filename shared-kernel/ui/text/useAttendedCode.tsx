import { useCodeAttendant } from "@serambi/kernel/remote";
import { useState, type ReactNode } from "react";

import { Icon } from "../pictures/Icon";

interface AttendedParts {
  /** For the bar of the block of code; null where nobody attends to its language. */
  readonly button: ReactNode;
  /** For a place below the block: null until the button was pressed. */
  readonly opened: ReactNode;
}

/** The button of whoever attends to code of this language (`code` in a remote's `remote.ts`), and what it opens. */
export const useAttendedCode = (language: string, code: string): AttendedParts => {
  const attendant = useCodeAttendant(language);
  const [isOpen, setOpen] = useState(false);
  if (!attendant) return { button: null, opened: null };
  return {
    button: (
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="play" />
        {attendant.label}
      </button>
    ),
    opened: isOpen && attendant.show({ language, code }),
  };
};
