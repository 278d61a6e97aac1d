import type { SlotProps } from "@serambi/kernel/remote";
import { Kain, Wrap } from "@serambi/kernel/ui";

import { Actions } from "../../components/Actions";
import { isLongTitle } from "../../components/isLongTitle";
import { Countdown } from "./Countdown";
import type { heroCountdownSlot } from "./heroCountdown.server";
import s from "./HeroCountdown.module.css";

/** A street poster: words printed over cloth, when and where below them, and how long it still takes. */
export const Slot = ({
  props: { anchor, title, picture, date, place, lede, actions, opening },
  data: from,
}: SlotProps<typeof heroCountdownSlot>) => (
  <section id={anchor} className={s.hero}>
    <Wrap className={s.poster}>
      <div className={s.title}>
        <Kain {...picture} variant="field" width={420} height={600} className={s.cloth} />
        <h1 data-long={isLongTitle(title.split("\n")) || undefined}>
          {title.split("\n").map((line, index) => (
            <span key={line}>{index > 0 ? ` ${line}` : line}</span>
          ))}
        </h1>
      </div>
      <div className={s.facts}>
        <p className={s.date}>
          <time dateTime={date.from}>{date.text}</time>
          <br />
          {place}
        </p>
        <p className={s.lede}>{lede}</p>
        <Actions links={actions} className={s.actions} />
      </div>
    </Wrap>
    <Countdown {...opening} from={from} />
  </section>
);
