import { isAppError } from "@serambi/kernel/errors";
import { useDeps } from "@serambi/kernel/remote";
import { useEffect, useState } from "react";

import type { UserDetail } from "../../contract/UserDetail";

const storage = () => localStorage;

export interface KnownPerson {
  readonly person: UserDetail | null;
  /** `over`: the session has ended elsewhere. `unknown`: nobody could be asked. */
  readonly problem: "over" | "unknown" | null;
}

/**
 * Who is signed in: as this browser knows them, and as the auth host says now. Asked on the first page after log-in, and each time the menu opens.
 * @param isOpen whether it is looked at
 */
export const usePerson = (isOpen: boolean): KnownPerson => {
  const { http } = useDeps();
  const [known, setKnown] = useState<KnownPerson>({ person: null, problem: null });
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const { keepPerson, readPerson } = await import("../../stores/keptPerson");
      const kept = readPerson(storage);
      if (isCurrent && kept) setKnown({ person: kept, problem: null });
      if (kept && !isOpen) return;
      const { AccountClient } = await import("../../api/AccountClient");
      const person = await new AccountClient(http.auth).detail();
      keepPerson(storage, person);
      if (isCurrent) setKnown({ person, problem: null });
    };
    ask().catch((error: unknown) => {
      if (!isAppError(error)) throw error;
      const problem = error.code === "unauthorized" ? "over" : "unknown";
      if (isCurrent) setKnown(({ person }) => ({ person, problem }));
    });
    return () => {
      isCurrent = false;
    };
  }, [http, isOpen]);
  return known;
};
