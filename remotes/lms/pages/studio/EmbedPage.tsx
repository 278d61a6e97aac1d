import type { PageProps } from "@serambi/kernel/remote";

import s from "../../components/studio/Embed.module.css";
import { FirstCode } from "../../components/studio/FirstCode";
import { StudioBar } from "../../components/studio/StudioBar";
import { useLater } from "@serambi/kernel/pages";
import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import type { embedLoader } from "./embed.server";

export const isFocused = true;

/** `/Lms/Features/coding-studio/embed`: one program in a frame of another page. */
export const Page = ({ data, context }: PageProps<typeof embedLoader>) => {
  const { code, isLost } = useLater(() => import("./EmbedBench"));
  if (code) return <code.EmbedBench {...{ data, context }} />;
  return (
    <div className={s.embed}>
      <StudioBar tools={null}>
        <h1>{context.t.embedTitle(LANGUAGE_FACTS[data.sample.language].name)}</h1>
      </StudioBar>
      <FirstCode program={data.sample} isLost={isLost} />
    </div>
  );
};
