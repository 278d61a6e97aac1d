import { cx } from "@serambi/kernel/ui";
import { Fragment } from "react";

import type { Artefact } from "./schema";
import { ContourMap } from "./ContourMap";
import s from "./ArtefactPicture.module.css";

type Of<Kind extends Artefact["kind"]> = Extract<Artefact, { kind: Kind }>;

const BAR_STEP = 58;
const SIGN = { same: "  ", minus: "- ", plus: "+ ", note: "" } as const;

const Bars = ({ bars }: Of<"bars">) => (
  <svg className={s.bars} height={bars.length * BAR_STEP} width="100%">
    {bars.map(({ share, label }, index) => {
      const isLast = index === bars.length - 1;
      // A bar with room for its label holds it; the label of a short one stands behind it.
      const at = share > 60 ? "0%" : `${share}%`;
      return (
        <g key={label} className={cx(isLast && s.result)}>
          <rect y={index * BAR_STEP + 6} width={`${share}%`} height={BAR_STEP - 16} rx={2} />
          <text x={at} dx={14} y={index * BAR_STEP + BAR_STEP / 2 + (isLast ? 9 : 5)}>
            {label}
          </text>
        </g>
      );
    })}
  </svg>
);

const Ticket = ({ from, to, time, seat }: Of<"ticket">) => (
  <>
    <div className={s.trip}>
      <p>
        {from}
        <br />
        {to}
      </p>
      <p className={s.time}>{time}</p>
      <p className={s.seat}>{seat}</p>
    </div>
    <div className={s.stub}>
      <svg viewBox="0 0 40 40">
        <path d="M0 0h12v12H0zM28 0h12v12H28zM0 28h12v12H0zM16 0h4v8h-4zM22 4h4v8h-4zM16 12h8v4h-8zM0 16h8v4H0zM10 18h4v8h-4zM18 20h6v6h-6zM28 16h4v4h-4zM34 16h6v8h-6zM26 26h6v6h-6zM16 30h6v10h-6zM34 30h6v4h-6zM26 36h10v4H26z" />
      </svg>
    </div>
  </>
);

const Board = ({ rows }: Of<"board">) =>
  rows.map(({ code, to, time, isLate }) => (
    <p key={`${code} ${time}`}>
      <b>{code}</b>
      {to}
      <span className={cx(isLate && s.late)}>{time}</span>
    </p>
  ));

const Ledger = ({ title, rows, sum }: Of<"ledger">) => (
  <>
    <p className={s.ledgerTitle}>{title}</p>
    <div className={s.entries}>
      {rows.map(({ date, text, amount }) => (
        <Fragment key={date}>
          <span>{date}</span>
          <span>{text}</span>
          <b>{amount}</b>
        </Fragment>
      ))}
    </div>
    <p className={s.sum}>
      <span>{sum.label}</span>
      <span>{sum.amount}</span>
    </p>
  </>
);

const Diff = ({ lines }: Of<"diff">) =>
  lines.map(({ mark, text }) => (
    <p key={text} data-mark={mark}>
      {SIGN[mark]}
      {text}
    </p>
  ));

/**
 * The picture of a work is a piece of the work; it repeats what the title says, so it is not read out. Its attributes are not all
 * React's: before React comes, the page's inline script may mark it as due.
 */
export const ArtefactPicture = ({ artefact }: { readonly artefact: Artefact }) => (
  <div className={s.art} data-kind={artefact.kind} aria-hidden="true">
    {artefact.kind === "bars" && <Bars {...artefact} />}
    {artefact.kind === "ticket" && <Ticket {...artefact} />}
    {artefact.kind === "board" && <Board {...artefact} />}
    {artefact.kind === "contours" && <ContourMap />}
    {artefact.kind === "ledger" && <Ledger {...artefact} />}
    {artefact.kind === "diff" && <Diff {...artefact} />}
  </div>
);
