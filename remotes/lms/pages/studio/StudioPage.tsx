import type { PageProps } from "@serambi/kernel/remote";

import { FirstStudio } from "../../components/studio/FirstStudio";
import { useLater } from "@serambi/kernel/pages";
import type { studioLoader } from "./studio.server";

/** The studio is all there is to see. */
export const isFocused = true;

/** `/Lms/Features/coding-studio`: an editor, twelve languages, and what a program says. What edits and runs comes after the first paint. */
export const Page = ({ data, context }: PageProps<typeof studioLoader>) => {
  const { code, isLost } = useLater(() => import("./StudioBench"));
  if (code) return <code.StudioBench {...{ data, context }} />;
  return <FirstStudio program={data.sample} isLost={isLost} />;
};
