import { roleOfKind } from "@serambi/kernel/contracts";

import { UserDetail } from "../contract/UserDetail";

/** Local storage: who is signed in, and the role (specification sections 3 and 6). Both are forgotten with the session. */
const DETAIL_KEY = "detail_auth";
const KIND_KEY = "user_kind";

type Storing = Pick<Storage, "getItem" | "setItem">;

/** The person as this browser knows them; null where it does not, or where something else stands there. */
export const readPerson = (storage: () => Storing): UserDetail | null => {
  try {
    return UserDetail.safeParse(JSON.parse(storage().getItem(DETAIL_KEY) ?? "null")).data ?? null;
  } catch {
    return null; // a browser that keeps nothing, or somebody's experiment
  }
};

/** Keeps who is signed in. The role is saved as the user kind, unless the host gives a type. */
export const keepPerson = (storage: () => Storing, detail: UserDetail): void => {
  try {
    storage().setItem(DETAIL_KEY, JSON.stringify(detail));
    storage().setItem(KIND_KEY, detail.type ?? roleOfKind(detail.kind));
  } catch {
    // It is asked for anew on the next page.
  }
};
