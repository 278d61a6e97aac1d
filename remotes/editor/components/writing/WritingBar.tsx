import { Button, Icon, Tag, TextLink } from "@serambi/kernel/ui";
import { IconButton } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";

import { WRITING_PATH } from "../../contract/paths";
import { toLocal, zoneOf } from "../../contract/writing/zones";
import type { WritingDesk } from "../../contract/writing/WritingDesk";
import type { WriteMessages } from "../../messages/writing/types";
import s from "../Bar.module.css";
import { SignInAgain } from "../SignInAgain";
import type { WritingProps } from "./WritingProps";

const savedText = ({ phase, savedAt, fault, typed }: WritingDesk, t: WriteMessages, zone: string): string => {
  if (phase === "offline" && Object.keys(typed).length === 0) return t["save.unsure"];
  if (phase === "offline" && fault !== null && fault.code !== "offline") return t["save.unreachable"];
  if (phase === "refused" && fault?.code === "unauthorized") return t["save.signedOut"];
  if (phase === "failed") return t["save.failed"](fault?.message ?? "");
  if (phase !== "saved") return t[`save.${phase}`];
  if (savedAt === null) return t["save.saved"];
  return t["save.savedAt"](toLocal(savedAt.toISOString(), zoneOf(zone)).slice(11).replace(":", "."));
};

const publishText = ({ writing }: WritingDesk, at: string, t: WriteMessages): string => {
  if (at !== "") return writing.state === "scheduled" ? t.reschedule : t.schedule;
  return writing.state === "published" ? t.publishChanges : t.publishNow;
};

interface BarProps extends WritingProps {
  readonly at: string;
  readonly zone: string;
  readonly onPublished: () => void;
}

/** The bar of the page: the way back, the title, how far all is saved, and the button that publishes. */
export const WritingBar = observer(function WritingBar({ store, t, at, zone, onPublished }: BarProps) {
  const { value, writing, isBusy } = store;
  const publish = async (): Promise<void> => {
    if (await store.step("publish", at === "" ? {} : { at })) onPublished();
  };
  return (
    <div className={s.bar}>
      <TextLink to={WRITING_PATH} aria-label={t.back} className={s.back}>
        <Icon name="arrow-left" />
      </TextLink>
      <h1 className={s.title}>{value.title || t.untitled}</h1>
      <Tag>{t[`state.${writing.state}`]}</Tag>
      <p role="status" className={s.saved} data-phase={store.phase}>
        {savedText(store, t, zone)}
      </p>
      {store.phase === "refused" && <SignInAgain fault={store.fault} t={t} />}
      {(store.phase === "failed" || store.phase === "refused") && (
        <IconButton icon="refresh" label={t.saveAgain} onClick={() => void store.save()} />
      )}
      <Button
        busy={isBusy}
        disabled={store.phase === "asking" || store.phase === "refused"}
        onClick={() => void publish()}
      >
        {publishText(store, at, t)}
      </Button>
    </div>
  );
});
