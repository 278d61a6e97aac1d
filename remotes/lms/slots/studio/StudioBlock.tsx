import { useEffect, useRef, useState } from "react";

import { MiniStudio } from "../../components/studio/MiniStudio";
import type { Language } from "../../contract/studio/Session";
import { BlockStore } from "../../stores/studio/BlockStore";
import { useStudioDeps } from "../../stores/studio/useStudioDeps";

interface StudioBlockProps {
  readonly language: Language;
  readonly text: string;
  readonly label: string;
  /** By which what is written is kept. */
  readonly name?: string | undefined;
  /** The text stands in the page already. */
  readonly isAttending: boolean;
  /** What was pressed. */
  readonly begin: "run" | "edit";
}

/** A program in a text, with what runs and edits it. */
export const StudioBlock = ({ language, text, label, name, isAttending, begin }: StudioBlockProps) => {
  const shared = useStudioDeps();
  const [store] = useState(() => new BlockStore({ language, text, name }, shared));
  useEffect(() => store.start(window), [store]);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (begin !== "run" || hasBegun.current) return;
    hasBegun.current = true;
    void store.runProgram();
  }, [store, begin]);
  return <MiniStudio {...{ store, label, isAttending }} isEditedFirst={begin === "edit"} />;
};
