import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";

import type { Attempt, Comment } from "../../contract/studio/exerciseAnswers";
import { submissionPath, type LinePlace } from "../../contract/submissions/submissionQuery";
import type { SubmissionMessages } from "../../messages/submissions.id";
import { momentText } from "./momentText";
import s from "./Program.module.css";

interface ProgramProps {
  readonly attempt: Pick<Attempt, "id" | "files" | "comments">;
  /** The line that the form for comments is about. */
  readonly place: LinePlace | null;
}

const Comments = ({ comments }: { readonly comments: readonly Comment[] }) => {
  const t = useMessages<SubmissionMessages>();
  const language = useLanguage();
  if (comments.length === 0) return null;
  return (
    <ul className={s.comments}>
      {comments.map(({ id, text, author, at }) => (
        <li key={id} className={s.comment}>
          <p>{text}</p>
          <small>{t.said(author, momentText(at, language))}</small>
        </li>
      ))}
    </ul>
  );
};

/** The files of an attempt, line by line, with what was said of each line below it. A line's number leads to the form. */
export const Program = ({ attempt: { id, files, comments }, place }: ProgramProps) => {
  const t = useMessages<SubmissionMessages>();
  return (
    <div className={s.program}>
      {files.map(({ path, text }) => {
        const own = comments.filter((comment) => comment.path === path);
        return (
          <section key={path} aria-label={t.code(path)}>
            <h3 className={s.file}>{path}</h3>
            <Comments comments={own.filter(({ line }) => line === 0)} />
            <ol className={s.lines} translate="no">
              {text
                .replace(/\n$/, "")
                .split("\n")
                .map((line, index) => {
                  const number = index + 1;
                  const isChosen = place?.path === path && place.line === number;
                  return (
                    <li key={number} className={s.row} data-chosen={isChosen || undefined}>
                      <Link
                        to={submissionPath(id, { path, line: number })}
                        className={s.number}
                        aria-label={t.commentOn(number)}
                      >
                        {number}
                      </Link>
                      <code className={s.text}>{line}</code>
                      <Comments comments={own.filter((comment) => comment.line === number)} />
                    </li>
                  );
                })}
            </ol>
          </section>
        );
      })}
    </div>
  );
};
