import { useEffect, useState } from "react";

import type { Program } from "../../contract/studio/Program";
import { sampleProgram } from "../../contract/studio/sampleProgram";
import { StudioStore } from "./StudioStore";
import { useStudioDeps } from "./useStudioDeps";

/** The studio of a page, begun with a program of the server's. */
export const useStudio = (sample: Program, words: Parameters<typeof sampleProgram>[1]): StudioStore => {
  const shared = useStudioDeps();
  const [store] = useState(
    () =>
      new StudioStore(sample, {
        ...shared,
        sampleOf: (language) => sampleProgram(language, words),
      }),
  );
  useEffect(() => store.start(window), [store]);
  const [first] = useState(sample);
  useEffect(() => {
    if (sample.language !== first.language) store.chooseLanguage(sample.language);
  }, [store, sample, first]);
  return store;
};
