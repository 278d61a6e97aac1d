import { Button, Icon } from "@serambi/kernel/ui";

import s from "./ColourPanel.module.css";
import type { ColourGuard } from "./guardColour";

interface WarningTexts {
  readonly unreadable: (name: string, white: number) => string;
  readonly instead: (ratio: number) => string;
  readonly takeColour: (hex: string) => string;
}

interface Props {
  readonly name: string;
  readonly value: string;
  readonly guard: ColourGuard;
  readonly t: WarningTexts;
  readonly onTake: () => void;
}

/** White is not read on a colour: what the site does instead, how each looks, and the nearest colour on which it is. */
export const ColourWarning = ({ name, value, guard, t, onTake }: Props) => {
  const { white, ratio, ground, text, wayOut } = guard;
  // The policy forbids `style`; what a drawing is filled with may be said.
  const samples = [
    [value, "#fdfdfd"],
    [ground, text],
    [wayOut, "#fdfdfd"],
  ] as const;
  return (
    <div className={s.warning}>
      <p>
        <Icon name="alert" /> <b>{t.unreadable(name, white)}</b> {t.instead(ratio)}
      </p>
      <svg viewBox="0 0 180 44" className={s.samples} aria-hidden="true">
        {samples.map(([back, front], n) => (
          // oxlint-disable-next-line react/no-array-index-key -- three places
          <g key={n}>
            <rect x={n * 62} y={0} width={56} height={44} fill={back} />
            <text x={n * 62 + 28} y={28} textAnchor="middle" fill={front}>
              Aa
            </text>
          </g>
        ))}
      </svg>
      <Button size="small" variant="line" onClick={onTake}>
        {t.takeColour(wayOut)}
      </Button>
    </div>
  );
};
