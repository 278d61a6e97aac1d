import { formatDuration } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Badge, Button, Icon, Switch, TextField } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import d from "../../components/demo/Demo.module.css";
import { DemoFrame } from "../../components/demo/DemoFrame";
import { useSiteLanguage } from "../../components/showcase/useSiteLanguage";
import type { DemoMessages } from "../../messages/demo.id";
import { OutlineStore } from "../../stores/demo/OutlineStore";
import { useDemo } from "../../stores/demo/useDemo";
import type { demoSlots } from "./demoSlots.server";

interface StoreProps {
  readonly store: OutlineStore;
}

type Chapter = OutlineStore["chapters"][number];
interface ChapterProps extends StoreProps {
  readonly chapter: Chapter;
}

const Title = observer(function Title({ store, chapter }: ChapterProps) {
  const t = useMessages<DemoMessages>();
  const lang = useSiteLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  if (!store.mayWrite) return <strong lang={lang}>{chapter.title}</strong>;
  return (
    <TextField
      label={t.titleOf(chapter.title)}
      hideLabel
      compact
      maxLength={120}
      lang={lang}
      value={typed ?? chapter.title}
      error={typed?.trim() === "" ? t.titleEmpty : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        store.rename(chapter.id, target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
});

const Tools = observer(function Tools({ store, chapter }: ChapterProps) {
  const t = useMessages<DemoMessages>();
  if (store.mayOpen)
    return (
      <Switch
        label={t.openTo(chapter.title)}
        checked={chapter.isOpen}
        onChange={({ target }) => {
          store.open(chapter.id, target.checked);
          store.state.say(target.checked ? t.isOpened(chapter.title) : t.isClosed(chapter.title));
        }}
      />
    );
  if (!store.mayWrite) return null;
  return (
    <span className={d.row}>
      {([-1, 1] as const).map((by) => (
        <Button
          key={by}
          size="small"
          variant="line"
          aria-label={by < 0 ? t.moveUp(chapter.title) : t.moveDown(chapter.title)}
          onClick={() => {
            const place = store.move(chapter.id, by);
            store.state.say(place === null ? t.staysThere(chapter.title) : t.movedTo(chapter.title, place));
          }}
        >
          <Icon name={by < 0 ? "arrow-up" : "arrow-down"} />
        </Button>
      ))}
    </span>
  );
});

/** A course as a list: named, ordered, opened, and seen by a learner. */
const Outline = observer(function Outline({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const language = useLanguage();
  const lang = useSiteLanguage();
  const { demo, state, shown } = store;
  return (
    <DemoFrame demo={demo} state={state}>
      <p className={d.facts}>
        <strong>{t.chapters(shown.length)}</strong>
        <span>{t.openTime(formatDuration(store.minutes, language))}</span>
      </p>
      <ol className={d.list}>
        {shown.map((chapter) => (
          <li key={chapter.id} className={d.item}>
            <div className={d.split}>
              <div>
                <Title {...{ store, chapter }} />
                <p className={d.row}>
                  <span lang={lang} className={d.quiet}>
                    {chapter.note}
                  </span>
                  <Badge tone={chapter.isOpen ? "success" : "neutral"}>{chapter.isOpen ? t.opened : t.closed}</Badge>
                </p>
              </div>
              <Tools {...{ store, chapter }} />
            </div>
          </li>
        ))}
      </ol>
      {shown.length < demo.chapters.length && <p className={d.quiet}>{t.restClosed}</p>}
    </DemoFrame>
  );
});

/** `lms.demo-outline.v1`. */
export const Slot = ({ props }: SlotProps<(typeof demoSlots)["lms.demo-outline.v1"]>) => (
  <Outline store={useDemo(() => new OutlineStore(props))} />
);
