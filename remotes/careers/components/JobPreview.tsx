import { useMessages } from "@serambi/kernel/remote";

import { KINDS, PLACES } from "../contract/choices";
import type { DeskMessages } from "../messages/desk.id";
import s from "./JobPreview.module.css";

/** Fields of a posting as they are typed. */
export type Draft = Readonly<Record<string, string>>;

interface JobPreviewProps {
  readonly draft: Draft;
  readonly companies: readonly { readonly id: string; readonly name: string }[];
}

const linesOf = (text: string | undefined): string[] => [
  ...new Set(
    (text ?? "")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** The preview of a posting while it is written, as graduates will read it. */
export const JobPreview = ({ draft, companies }: JobPreviewProps) => {
  const t = useMessages<DeskMessages>();
  const sum = (name: string): number => Number((draft[name] ?? "").replaceAll(/\D/g, ""));
  const place = PLACES.find((one) => one === draft["place"]);
  const kind = KINDS.find((one) => one === draft["kind"]);
  return (
    <aside className={s.preview} aria-label={t.preview}>
      <p className={s.note}>{t.preview}</p>
      <div className={s.card}>
        <p className={s.company}>{companies.find(({ id }) => id === draft["careerId"])?.name}</p>
        <p className={s.title}>{draft["title"]}</p>
        {sum("payFromIdr") > 0 && (
          <p className={s.pay}>{t.pay(sum("payFromIdr"), Math.max(sum("payFromIdr"), sum("payToIdr")))}</p>
        )}
        <p>{[draft["city"], place && t[`place.${place}`], kind && t[`kind.${kind}`]].filter(Boolean).join(", ")}</p>
        <p>{draft["summary"]}</p>
        {(["tasks", "brings"] as const).map((name) => (
          <div key={name}>
            <p className={s.name}>{t[name]}</p>
            <ul className={s.lines}>
              {linesOf(draft[name]).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={s.note}>{t.previewHelp}</p>
    </aside>
  );
};
