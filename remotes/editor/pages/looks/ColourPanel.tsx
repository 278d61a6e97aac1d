import { Icon, TextField } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useId, useRef, useState } from "react";

import { COLOURS, cssOf, isColour, longHex, type Colour } from "../../contract/colours";
import { isRecord } from "../../contract/sections";
import type { SiteMessages } from "../../messages/types";
import type { DraftStore } from "../../stores/DraftStore";
import type { SiteStore } from "../../stores/SiteStore";
import panel from "../site/DeskPanel.module.css";
import { useLater } from "@serambi/kernel/pages";
import s from "./ColourPanel.module.css";
import { ColourWarning } from "./ColourWarning";
import type { ColourGuard } from "./guardColour";

interface Props {
  readonly store: SiteStore;
  readonly draft: DraftStore;
  readonly t: SiteMessages;
}

/** The colours of a site, each with how texts are read on it. */
export const ColourPanel = observer(function ColourPanel({ store, draft, t }: Props) {
  const { code } = useLater(() => import("./guardColour"));
  const css = cssOf(draft.values["css"]);
  const design = store.looks.layouts.find(({ name }) => name === draft.values["layout"])?.design;
  const put = (name: string, value: string | undefined): void => {
    const { [name]: _before, ...rest } = isRecord(draft.values["css"]) ? draft.values["css"] : {};
    draft.set("css", value === undefined ? rest : { ...rest, [name]: value });
  };
  const guardOf = (name: Colour): ColourGuard | null =>
    code ? code.guardColour(css, name, design?.field ?? ["primary", 900]) : null;
  return (
    <div className={panel.fields}>
      <p className={panel.help}>{t.contrastHelp}</p>
      <ul>
        {COLOURS.map((name) => (
          <ColourRow
            key={name}
            name={t[`colour_${name}`]}
            value={css[`clr_${name}`]}
            guard={guardOf(name)}
            onChange={(value) => put(`clr_${name}`, value)}
            t={t}
          />
        ))}
        <ColourRow
          name={t.darkDye}
          help={t.darkDyeHelp}
          value={css.darkDye ?? ""}
          guard={null}
          onChange={(value) => put("darkDye", value || undefined)}
          t={t}
        />
      </ul>
    </div>
  );
});

interface RowProps {
  readonly name: string;
  readonly help?: string;
  /** The colour as hexadecimal digits; empty where the site declares none. */
  readonly value: string;
  readonly guard: ColourGuard | null;
  readonly onChange: (value: string) => void;
  readonly t: SiteMessages;
}

/** One colour: chosen, or typed as its digits. */
const ColourRow = ({ name, help, value, guard, onChange, t }: RowProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const digits = useRef<HTMLInputElement>(null);
  const take = (colour: string): void => {
    setTyped(null);
    onChange(colour);
    // The button goes with the warning.
    digits.current?.focus();
  };
  const isWrong = typed !== null && typed !== "" && !isColour(typed);
  return (
    <li className={s.row}>
      <div className={s.line}>
        <input
          id={id}
          type="color"
          aria-label={name}
          className={s.swatch}
          value={longHex(value || "#ffffff")}
          onChange={({ target }) => onChange(target.value)}
        />
        <TextField
          ref={digits}
          label={name}
          compact
          help={help}
          error={isWrong ? t.noColour : undefined}
          spellCheck={false}
          className={s.digits}
          value={typed ?? value}
          onBlur={() => !isWrong && setTyped(null)}
          onChange={({ target }) => {
            setTyped(target.value);
            if (isColour(target.value) || target.value === "") onChange(target.value.toLowerCase());
          }}
        />
        {guard && (
          <p className={s.ratio} data-good={guard.isReadable || undefined}>
            <Icon name={guard.isReadable ? "check" : "alert"} />
            {t.ratio(guard.white)}
          </p>
        )}
      </div>
      {guard && !guard.isReadable && <ColourWarning {...{ name, value, guard, t }} onTake={() => take(guard.wayOut)} />}
    </li>
  );
};
