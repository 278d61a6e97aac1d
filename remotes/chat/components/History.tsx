import { useDeps, useMessages } from "@serambi/kernel/remote";
import { Button, Icon, TextField } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState, type FormEvent } from "react";

import type { HistoryEntry } from "../contract/chat";
import type { Messages } from "../messages/id";
import type { Chat } from "../contract/Conversation";
import { exportHistory } from "./exportHistory";
import s from "./History.module.css";

const DAY_MS = 86_400_000;

const titleOf = ({ title, user_message: asked }: HistoryEntry): string => title ?? asked;

const groupsOf = (entries: readonly HistoryEntry[], now: Date, t: Messages) => {
  const age = ({ created_at: at }: HistoryEntry): number => (now.getTime() - Date.parse(at)) / DAY_MS;
  return [
    { name: t.today, entries: entries.filter((entry) => age(entry) < 1) },
    { name: t.week, entries: entries.filter((entry) => age(entry) >= 1 && age(entry) < 7) },
    { name: t.earlier, entries: entries.filter((entry) => !(age(entry) < 7)) },
  ].filter((group) => group.entries.length > 0);
};

const focusField = (form: HTMLFormElement | null): void => form?.querySelector("input")?.focus();

interface EntryProps {
  readonly store: Chat;
  readonly entry: HistoryEntry;
  readonly onOpen: () => void;
  /** The button or the field that had the focus is gone. */
  readonly onGone: () => void;
}

const Entry = observer(function Entry({ store, entry, onOpen, onGone }: EntryProps) {
  const t = useMessages<Messages>();
  const [name, setName] = useState<string | null>(null);
  const title = titleOf(entry);
  const id = entry.conversation_id;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (name !== null) store.rename(id, name);
    setName(null);
    onGone();
  };
  const remove = (): void => {
    void store.remove(id);
    onGone();
  };
  if (name !== null)
    return (
      <form ref={focusField} onSubmit={save} className={s.naming}>
        <TextField label={t.newName} value={name} onChange={(event) => setName(event.currentTarget.value)} />
        <Button type="submit" size="small">
          {t.save}
        </Button>
      </form>
    );
  const open = (): void => {
    void store.open(id);
    onOpen();
  };
  return (
    <div className={s.entry} data-current={store.currentConversationId === id || undefined}>
      <button type="button" className={s.name} onClick={open}>
        {title}
      </button>
      <button type="button" aria-label={t.rename(title)} onClick={() => setName(title)}>
        <Icon name="edit" />
      </button>
      <button type="button" aria-label={t.remove(title)} onClick={remove}>
        <Icon name="trash" />
      </button>
    </div>
  );
});

interface HistoryProps {
  readonly store: Chat;
  /** The act once a conversation is taken up. */
  readonly onOpen: () => void;
}

/** The conversations that this browser knows: to find, take up, name, delete and take away. */
export const History = observer(function History({ store, onOpen }: HistoryProps) {
  const t = useMessages<Messages>();
  const { now } = useDeps();
  const [word, setWord] = useState("");
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    store.refresh();
    // Another tab has begun a conversation, or deleted one.
    addEventListener("storage", store.refresh);
    return () => removeEventListener("storage", store.refresh);
  }, [store]);
  const wanted = word.trim().toLowerCase();
  const found = store.history.filter((entry) =>
    `${titleOf(entry)} ${entry.user_message} ${entry.bot_message}`.toLowerCase().includes(wanted),
  );
  const begin = (): void => {
    store.clear();
    onOpen();
  };
  return (
    <nav ref={list} tabIndex={-1} className={s.history} aria-label={t.history}>
      <Button variant="line" size="small" onClick={begin}>
        <Icon name="plus" />
        {t.fresh}
      </Button>
      {store.history.length === 0 ? (
        <p>{t.noHistory}</p>
      ) : (
        <TextField label={t.searchHistory} value={word} onChange={(event) => setWord(event.currentTarget.value)} />
      )}
      {store.history.length > 0 && found.length === 0 && <p role="status">{t.noMatch}</p>}
      {groupsOf(found, now(), t).map(({ name, entries }) => (
        <section key={name} aria-label={name}>
          <p className={s.group}>{name}</p>
          {entries.map((entry) => (
            <Entry
              key={entry.conversation_id}
              store={store}
              entry={entry}
              onOpen={onOpen}
              onGone={() => list.current?.focus()}
            />
          ))}
        </section>
      ))}
      {store.history.length > 0 && (
        <Button variant="line" size="small" onClick={() => exportHistory(store.history)}>
          <Icon name="download" />
          {t.export}
        </Button>
      )}
    </nav>
  );
});
