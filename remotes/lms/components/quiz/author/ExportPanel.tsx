import { Button } from "@serambi/kernel/ui";
import { useState } from "react";

import { fileOf, GIFT_FILE_PATH } from "../../../contract/quiz/paths";
import type { Quiz } from "../../../contract/quiz/Quiz";
import type { QuizAuthorMessages } from "../../../messages/quizAuthorMessages";
import { download } from "./download";
import s from "./ExportPanel.module.css";

interface Props {
  readonly slug: string;
  readonly quiz: Quiz;
  readonly t: QuizAuthorMessages;
}

/** The quiz as files of other tools: GIFT from the server, a package of QTI made in the browser. */
export const ExportPanel = ({ slug, quiz, t }: Props) => {
  const [isPacking, setPacking] = useState(false);
  const pack = async (): Promise<void> => {
    setPacking(true);
    try {
      const { packQti } = await import("./packQti");
      download(`${slug}.zip`, packQti(quiz));
    } finally {
      setPacking(false);
    }
  };
  return (
    <section className={s.export} aria-labelledby="quiz-export">
      <h2 id="quiz-export" className={s.heading}>
        {t.exportTitle}
      </h2>
      <p>
        <a href={fileOf(GIFT_FILE_PATH, slug)} download>
          {t.exportGift}
        </a>{" "}
        <span className={s.note}>{t.exportGiftNote}</span>
      </p>
      <Button variant="line" busy={isPacking} busyLabel={t.exporting} onClick={() => void pack()}>
        {t.exportQti}
      </Button>
    </section>
  );
};
