import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Badge, Button, Table, Textarea, TextField, type TableProps } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import d from "../../components/demo/Demo.module.css";
import { DemoFrame } from "../../components/demo/DemoFrame";
import { useSiteLanguage } from "../../components/showcase/useSiteLanguage";
import type { DemoMessages } from "../../messages/demo.id";
import { MessagesStore, type Letter } from "../../stores/demo/MessagesStore";
import { useDemo } from "../../stores/demo/useDemo";
import type { demoSlots } from "./demoSlots.server";

interface StoreProps {
  readonly store: MessagesStore;
}

type Reader = MessagesStore["waiting"][number];

const LetterView = observer(function LetterView({ store, letter }: StoreProps & { readonly letter: Letter }) {
  const t = useMessages<DemoMessages>();
  const lang = useSiteLanguage();
  const text = store.textOf(letter);
  if (text === null) return null;
  const count = store.readCount(letter);
  return (
    <li className={d.item}>
      <p className={d.row}>
        <strong>{letter === "first" ? t.sentEarlier : t.sentNow}</strong>
        {store.seesReaders && <Badge>{t.readBy(count, store.demo.readers.length)}</Badge>}
      </p>
      <p lang={lang} className={d.words}>
        {text}
      </p>
      {store.mayRead(letter) && (
        <p>
          <Button
            size="small"
            onClick={() => {
              store.read(letter);
              store.state.say(t.isRead);
            }}
          >
            {t.confirmRead}
          </Button>
        </p>
      )}
    </li>
  );
});

const Read = observer(function Read({ store, reader }: StoreProps & { readonly reader: Reader }) {
  const t = useMessages<DemoMessages>();
  const newest = store.textOf("second") === null ? "first" : "second";
  return store.hasRead(reader, newest) ? t.hasRead : t.hasNotRead;
});

const columnsOf = (store: MessagesStore, t: DemoMessages): TableProps<Reader>["columns"] => [
  { id: "name", header: t.name, cell: ({ name }) => name },
  { id: "way", header: t.reachedBy, cell: ({ way }) => way },
  { id: "read", header: t.state, cell: (reader) => <Read {...{ store, reader }} /> },
];

const Send = ({ store }: StoreProps) => {
  const t = useMessages<DemoMessages>();
  const [text, setText] = useState(store.demo.draft);
  const [isEmpty, setEmpty] = useState(false);
  return (
    <form
      className={d.form}
      onSubmit={(event) => {
        event.preventDefault();
        const isSent = store.send(text);
        setEmpty(!isSent);
        if (isSent) store.state.say(t.isSent(store.demo.readers.length));
      }}
    >
      <Textarea
        label={t.newMessage}
        rows={4}
        maxLength={600}
        value={text}
        error={isEmpty ? t.messageEmpty : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <p>
        <Button type="submit" size="small">
          {t.sendTo(store.demo.readers.length)}
        </Button>
      </p>
    </form>
  );
};

const Reply = ({ store }: StoreProps) => {
  const t = useMessages<DemoMessages>();
  const [text, setText] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  return (
    <form
      className={d.form}
      onSubmit={(event) => {
        event.preventDefault();
        const isSent = store.reply(text);
        setEmpty(!isSent);
        if (!isSent) return;
        setText("");
        store.state.say(t.replySent);
      }}
    >
      <TextField
        label={t.reply}
        maxLength={300}
        value={text}
        error={isEmpty ? t.messageEmpty : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <p>
        <Button type="submit" size="small" variant="line">
          {t.sendReply}
        </Button>
      </p>
    </form>
  );
};

/** A message to those at home, and who has read it. */
const Messages = observer(function Messages({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const lang = useSiteLanguage();
  const { demo, state, seesReaders, waiting } = store;
  const { replies } = state.changes;
  const seesReplies = state.role === "teacher" || state.role === "parent";
  return (
    <DemoFrame demo={demo} state={state}>
      <ol className={d.list}>
        <LetterView store={store} letter="first" />
        <LetterView store={store} letter="second" />
      </ol>
      {seesReplies && replies.length > 0 && (
        <div>
          <h3 className={d.part}>{t.replies(replies.length)}</h3>
          <ul className={d.list}>
            {replies.map((words, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- they are only ever added at the end
              <li key={at} className={d.item}>
                <strong lang={lang}>{demo.people.parent}</strong>
                <span className={d.words}>{words}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {store.maySend && <Send store={store} />}
      {state.role === "parent" && <Reply store={store} />}
      {seesReaders && (
        <Table
          caption={t.waitingFor(waiting.length)}
          columns={columnsOf(store, t)}
          rows={demo.readers}
          rowKey={({ id }) => id}
        />
      )}
      {state.role === "admin" && (
        <p className={d.row}>
          <Button
            size="small"
            variant="line"
            aria-disabled={waiting.length === 0}
            onClick={() => state.say(t.isReminded(store.remind()))}
          >
            {t.remind(waiting.length)}
          </Button>
        </p>
      )}
    </DemoFrame>
  );
});

/** `lms.demo-messages.v1`. */
export const Slot = ({ props }: SlotProps<(typeof demoSlots)["lms.demo-messages.v1"]>) => (
  <Messages store={useDemo(() => new MessagesStore(props))} />
);
