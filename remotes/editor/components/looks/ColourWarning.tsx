import { Button, Icon } from "@serambi/kernel/ui";
import { useEffect, useRef } from "react";

import type { SiteMessages } from "../../messages/types";
import s from "./ColourPanel.module.css";
import type { ColourGuard } from "./guardColour";

interface Props {
  readonly name: string;
  readonly value: string;
  readonly guard: ColourGuard;
  readonly t: SiteMessages;
  readonly onTake: () => void;
}

/** White is not read on a colour: what the site does instead, how each looks, and the nearest colour on which it is. */
export const ColourWarning = ({ name, value, guard, t, onTake }: Props) => {
  const samples = useRef<HTMLDivElement>(null);
  const { white, ratio, ground, text, wayOut } = guard;
  // The policy forbids `style` in markup; a script may set what it makes.
  useEffect(() => {
    const looks = [
      [value, "#fdfdfd"],
      [ground, text],
      [wayOut, "#fdfdfd"],
    ] as const;
    for (const [n, [back, front]] of looks.entries()) {
      const sample = samples.current?.children[n];
      if (!(sample instanceof HTMLElement)) continue;
      sample.style.setProperty("background", back);
      sample.style.setProperty("color", front);
    }
  }, [value, ground, text, wayOut]);
  return (
    <div className={s.warning}>
      <p>
        <Icon name="alert" /> <b>{t.unreadable(name, white)}</b> {t.instead(ratio)}
      </p>
      <div ref={samples} className={s.samples} aria-hidden="true">
        <span>Aa</span>
        <span>Aa</span>
        <span>Aa</span>
      </div>
      <Button size="small" variant="line" onClick={onTake}>
        {t.takeColour(wayOut)}
      </Button>
    </div>
  );
};
