import { Button, Textarea, TextField } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";

import { lengthFault } from "../lengthFault";
import { PictureSend } from "./PictureSend";
import type { MarkName, TextChange } from "./TextChange";
import s from "./TextEditor.module.css";
import { onShortcut, TextTools } from "./TextTools";
import type { WritingProps } from "./WritingProps";

interface PictureBoxProps extends Pick<WritingProps, "t"> {
  readonly onInsert: (mark: string) => void;
  readonly onClose: () => void;
}

/** A picture for the text: it is sent, then described, then put where the cursor was. */
const PictureBox = ({ t, onInsert, onClose }: PictureBoxProps) => {
  const [address, setAddress] = useState("");
  const [alt, setAlt] = useState("");
  return (
    <div className={s.box}>
      {address === "" ? (
        <PictureSend label={t.pictureChoose} t={t} onTaken={(taken) => setAddress(taken.address)} />
      ) : (
        <>
          <img src={address} alt="" className={s.thumb} />
          <TextField
            label={t.pictureAltAsk}
            help={t.pictureAltHelp}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
        </>
      )}
      <p className={s.buttons}>
        <Button size="small" variant="line" onClick={onClose}>
          {t.cancel}
        </Button>
        {address !== "" && (
          <Button size="small" onClick={() => onInsert(`![${alt.replaceAll(/[[\]\n]/g, " ")}](${address})`)}>
            {t.pictureInsert}
          </Button>
        )}
      </p>
    </div>
  );
};

/** It comes once the page has been taken over: a writer without a line marks the text, too. */
const loadMarks = () => import("./marks").catch(() => null);

/** The text itself, with what marks it. */
const MarkdownField = observer(function MarkdownField({ store, t }: WritingProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => void loadMarks(), []);
  const change = async (what: TextChange): Promise<boolean> => {
    const code = await loadMarks();
    setIsLost(code === null);
    if (area.current) code?.applyChange(area.current, what);
    return code !== null;
  };
  const mark = (name: MarkName): void => void change({ mark: name, linkWord: t.linkWord });
  const insert = async (picture: string): Promise<void> => {
    // The box keeps the picture and its words until they are in the text.
    if (await change({ paragraph: picture })) setIsSending(false);
  };
  return (
    <>
      <TextTools t={t} onMark={mark} onPicture={() => setIsSending((is) => !is)} />
      {isSending && (
        <PictureBox t={t} onClose={() => setIsSending(false)} onInsert={(picture) => void insert(picture)} />
      )}
      <Textarea
        id="text"
        ref={area}
        label={t.textLabel}
        className={s.textField}
        rows={24}
        value={store.value.text}
        error={isLost ? t.stepFailed(t.noAnswer) : store.problems["text"]}
        onKeyDown={(event) => onShortcut(event, mark)}
        onChange={({ target }) => store.set({ text: target.value })}
      />
    </>
  );
});

const Counts = observer(function Counts({ store: { preview }, t }: WritingProps) {
  const wrong = (preview?.links ?? []).filter(({ leads }) => leads === "later" || leads === "nowhere").length;
  return (
    <p className={s.counts}>
      <span>{t.counts(preview?.words ?? 0, preview?.minutes ?? 1)}</span>
      <span>{t.links(wrong)}</span>
    </p>
  );
});

/** Title, address and text. */
export const TextEditor = observer(function TextEditor({ store, t }: WritingProps) {
  const { value, problems, writing } = store;
  return (
    <div className={s.editor}>
      <Textarea
        id="title"
        label={t.titleLabel}
        className={s.titleField}
        rows={2}
        value={value.title}
        error={lengthFault(value.title, 200, t) ?? problems["title"]}
        onChange={({ target }) => store.set({ title: target.value.replaceAll("\n", " ") })}
      />
      <TextField
        id="slug"
        label={t.addressLabel}
        help={t.addressHelp}
        spellCheck={false}
        value={value.slug}
        error={lengthFault(value.slug, 100, t) ?? problems["slug"]}
        onChange={({ target }) => store.set({ slug: target.value })}
      />
      {writing.kind !== "picture" && <MarkdownField store={store} t={t} />}
      {writing.kind !== "picture" && <Counts store={store} t={t} />}
    </div>
  );
});
