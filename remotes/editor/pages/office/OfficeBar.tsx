import { ButtonLink, Icon, TextLink } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import { EDITOR_PATH } from "../../contract/paths";
import type { DraftStore } from "../../stores/DraftStore";
import { SignInAgain } from "../../components/SignInAgain";
import { StepButton } from "./StepButton";
import bar from "../../components/Bar.module.css";
import { saveWords, type SaveTexts } from "../site/saveWords";

interface Props {
  readonly title: string;
  readonly draft?: DraftStore | null;
  readonly t: SaveTexts & { readonly toEditor: string; readonly undo: string; readonly signIn: string };
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
          {draft.phase === "refused" && <SignInAgain fault={draft.fault} t={t} />}
          <StepButton {...{ draft, t }} step="undo" />
        </>
      )}
      {children}
      <ButtonLink to={EDITOR_PATH} size="small">
        {t.toEditor}
      </ButtonLink>
    </header>
  );
});
