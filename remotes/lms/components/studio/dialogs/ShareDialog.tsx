import { useMessages, useTenant } from "@serambi/kernel/remote";
import { CopyButton } from "@serambi/kernel/ui";
import { Dialog } from "@serambi/kernel/ui/controls";
import { useEffect, useState } from "react";

import { LANGUAGE_FACTS } from "../../../contract/studio/languages";
import { STUDIO_EMBED_PATH, STUDIO_PATH } from "../../../contract/studio/paths";
import type { ProgramView } from "../../../contract/studio/views";
import type { StudioMessages } from "../../../messages/studio.id";
import { MAX_LINK_LENGTH, packProgram } from "../../../contract/studio/shareLink";
import s from "./Dialogs.module.css";

interface ShareDialogProps {
  readonly program: ProgramView;
  readonly onClose: () => void;
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** A link that holds the whole program, and code that shows it in another page. */
export const ShareDialog = ({ program, onClose }: ShareDialogProps) => {
  const t = useMessages<StudioMessages>();
  const { origin } = useTenant();
  const [fragment, setFragment] = useState<string | null>(null);
  useEffect(() => {
    program.settle();
    void packProgram(program.program).then(setFragment);
  }, [program]);
  const isLong = fragment !== null && fragment.length > MAX_LINK_LENGTH;
  const link = `${origin}${STUDIO_PATH}${fragment ?? ""}`;
  const title = t.embedTitle(LANGUAGE_FACTS[program.language].name);
  const frame = `<iframe src="${escape(`${origin}${STUDIO_EMBED_PATH}${fragment ?? ""}`)}" title="${escape(title)}" width="100%" height="420" loading="lazy"></iframe>`;
  const texts = (copy: string) => ({ copy, copied: t.copied, failed: t.copyFailed });
  return (
    <Dialog isOpen title={t.shareTitle} closeLabel={t.close} onClose={onClose}>
      <p>{isLong ? t.shareLong : t.shareText}</p>
      {fragment !== null && !isLong && (
        <>
          <div className={s.copied}>
            <label>
              <span>{t.shareLink}</span>
              <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
            </label>
            <CopyButton text={link} texts={texts(t.copyLink)} />
          </div>
          <div className={s.copied}>
            <label>
              <span>{t.shareEmbed}</span>
              <textarea readOnly rows={3} value={frame} onFocus={({ currentTarget }) => currentTarget.select()} />
            </label>
            <p className={s.help}>{t.shareEmbedHelp}</p>
            <CopyButton text={frame} texts={texts(t.copyEmbed)} />
          </div>
        </>
      )}
    </Dialog>
  );
};
