import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Badge, Button, Icon, Textarea } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import d from "../../components/demo/Demo.module.css";
import { DemoFrame } from "../../components/demo/DemoFrame";
import { useSiteLanguage } from "../../components/showcase/useSiteLanguage";
import type { DemoMessages } from "../../messages/demo.id";
import { ForumStore, MAX_POST_LENGTH, type Post } from "../../stores/demo/ForumStore";
import { useDemo } from "../../stores/demo/useDemo";
import type { demoSlots } from "./demoSlots.server";

interface StoreProps {
  readonly store: ForumStore;
}

const PostActs = observer(function PostActs({
  store,
  post,
  isQuestion,
}: StoreProps & { readonly post: Post; readonly isQuestion: boolean }) {
  const t = useMessages<DemoMessages>();
  const hasVoted = store.hasVoted(post.id);
  return (
    <p className={d.row}>
      {store.mayVote(post) ? (
        <Button
          size="small"
          variant="line"
          aria-pressed={hasVoted}
          onClick={() => {
            store.vote(post);
            store.state.say(hasVoted ? t.voteTaken : t.voted);
          }}
        >
          <Icon name="arrow-up" />
          {t.votes(post.votes)}
        </Button>
      ) : (
        <span className={d.quiet}>{t.votes(post.votes)}</span>
      )}
      {store.mayAnswer && !isQuestion && (
        <Button
          size="small"
          variant="quiet"
          aria-pressed={post.isAnswer}
          onClick={() => {
            store.markAnswer(post.id);
            store.state.say(post.isAnswer ? t.answerTaken : t.answerMarked);
          }}
        >
          {post.isAnswer ? t.noAnswer : t.markAnswer}
        </Button>
      )}
      {store.mayHide && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            store.hide(post.id, !post.isHidden);
            store.state.say(post.isHidden ? t.isShown : t.isHidden);
          }}
        >
          {post.isHidden ? t.show : t.hide}
        </Button>
      )}
    </p>
  );
});

const Write = ({ store }: StoreProps) => {
  const t = useMessages<DemoMessages>();
  const [text, setText] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  return (
    <form
      className={d.form}
      onSubmit={(event) => {
        event.preventDefault();
        const isWritten = store.write(text);
        setEmpty(!isWritten);
        if (!isWritten) return;
        setText("");
        store.state.say(t.posted);
      }}
    >
      <Textarea
        label={t.writePost}
        rows={3}
        maxLength={MAX_POST_LENGTH}
        value={text}
        error={isEmpty ? t.postEmpty : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <p>
        <Button type="submit" size="small">
          {t.post}
        </Button>
      </p>
    </form>
  );
};

/** A question in a class: written to, voted on, answered and watched over. */
const Forum = observer(function Forum({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const lang = useSiteLanguage();
  const { demo, state, posts } = store;
  return (
    <DemoFrame demo={demo} state={state}>
      <div>
        <h3 lang={lang} className={d.part}>
          {demo.topic}
        </h3>
        <ol className={d.list}>
          {posts.map((post, at) => (
            <li key={post.id} className={d.item}>
              <p className={d.row}>
                <strong lang={lang}>{post.by}</strong>
                <span className={d.quiet}>{post.at ?? t.justNow}</span>
                {post.isAnswer && (
                  <Badge tone="success" icon="check">
                    {t.answer}
                  </Badge>
                )}
                {post.isHidden && <Badge tone="warning">{t.hiddenPost}</Badge>}
              </p>
              <p lang={post.text ? lang : undefined} className={d.words}>
                {post.text || t.hiddenText}
              </p>
              <PostActs store={store} post={post} isQuestion={at === 0} />
            </li>
          ))}
        </ol>
      </div>
      {store.mayWrite ? <Write store={store} /> : <p className={d.quiet}>{t.readsOnly}</p>}
    </DemoFrame>
  );
});

/** `lms.demo-forum.v1`. */
export const Slot = ({ props }: SlotProps<(typeof demoSlots)["lms.demo-forum.v1"]>) => (
  <Forum store={useDemo(() => new ForumStore(props))} />
);
