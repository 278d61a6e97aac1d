import { useEffect, useState, type RefObject, type SyntheticEvent } from "react";

import { fieldsOf, fillForm, forgetForm, giveKey, keepForm, readKept } from "./keptForm";

interface KeptFormState {
  /** Somebody has pressed "send" and there is no connection. */
  readonly isWaiting: boolean;
  readonly onInput: () => void;
  /** Holds the form back while there is no connection. */
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/**
 * Keeps what is typed into a form in session storage, gives the form its key, and sends it once the connection is back.
 * @param isFilled the server has filled in what was typed: nothing is put back over it
 */
export const useKeptForm = (
  form: RefObject<HTMLFormElement | null>,
  { draft, isFilled }: { readonly draft: string; readonly isFilled: boolean },
): KeptFormState => {
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!form.current) return;
    const kept = isFilled ? null : readKept(draft);
    if (kept) fillForm(form.current, kept);
    giveKey(form.current);
    // It was sent without a connection, and then the page was left: sent anew it waits again, or goes.
    if (kept?.isPending) form.current.requestSubmit();
  }, [form, draft, isFilled]);

  useEffect(() => {
    if (!isWaiting) return;
    const send = (): void => {
      if (!navigator.onLine) return;
      setWaiting(false);
      form.current?.requestSubmit();
    };
    addEventListener("online", send);
    // The connection may have come back before this began to listen.
    send();
    return () => removeEventListener("online", send);
  }, [isWaiting, form]);

  const keep = (isPending: boolean): void => {
    if (form.current) keepForm(draft, { fields: fieldsOf(form.current), isPending });
  };
  return {
    isWaiting,
    onInput: () => keep(isWaiting),
    onSubmit: (event) => {
      const isOffline = !navigator.onLine;
      keep(isOffline);
      if (!isOffline) return;
      event.preventDefault();
      setWaiting(true);
    },
  };
};

/** For the page that says that a form has arrived: its draft is forgotten. Empty: nothing has arrived. */
export const useFormArrived = (draft: string): void =>
  useEffect(() => {
    if (draft !== "") forgetForm(draft);
  }, [draft]);
