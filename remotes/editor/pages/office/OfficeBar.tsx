import { Button, ButtonLink, Icon, TextLink } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import { EDITOR_PATH } from "../../contract/paths";
import type { DraftStore } from "../../stores/DraftStore";
import bar from "../../components/Bar.module.css";
import { saveWords, type SaveTexts } from "../site/saveWords";

interface Props {
  readonly title: string;
  readonly draft?: DraftStore | null;
  readonly t: SaveTexts & { readonly toEditor: string; readonly undo: string };
  readonly children?: ReactNode;
}

/** The bar of the editor's smaller pages: the way back to the site's draft, and how far it is saved. */
export const OfficeBar = observer(function OfficeBar({ title, draft, t, children }: Props) {
  return (
    <header className={bar.bar}>
      <TextLink to={EDITOR_PATH} className={bar.back}>
        <Icon name="arrow-left" />
        <span className={bar.hidden}>{t.toEditor}</span>
      </TextLink>
      <h1 className={bar.title}>{title}</h1>
      {draft && (
        <>
          <p role="status" className={bar.saved} data-phase={draft.phase}>
            {saveWords(draft, t)}
          </p>
          <Button
            size="small"
            variant="quiet"
            disabled={!draft.draft.canUndo || draft.phase === "saving"}
            onClick={() => void draft.run((api, version) => api.step("undo", version))}
          >
            {t.undo}
          </Button>
        </>
      )}
      {children}
      <ButtonLink to={EDITOR_PATH} size="small">
        {t.toEditor}
      </ButtonLink>
    </header>
  );
});
