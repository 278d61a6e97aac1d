import { RichText } from "@serambi/kernel/ui";

import type { LessonBlock } from "../../contract/hosts/lessons";
import { studioSlotId, taskSlotId } from "../../contract/learning/studioSlotId";
import { CodeBlock } from "./CodeBlock";
import { EmbedBlock } from "./EmbedBlock";
import { ExerciseBlock } from "./ExerciseBlock";
import { ImageBlock } from "./ImageBlock";
import s from "./LessonBlocks.module.css";
import { QuizBlock } from "./QuizBlock";
import { TaskBlock } from "./TaskBlock";
import { VideoBlock } from "./VideoBlock";

interface LessonBlocksProps {
  readonly chapterSlug: string;
  readonly blocks: readonly LessonBlock[];
}

const blockOf = (block: LessonBlock, chapterSlug: string) => {
  switch (block.kind) {
    case "text":
      return <RichText html={block.html} className={s.text} />;
    case "code":
      return <CodeBlock {...block} />;
    case "image":
      return <ImageBlock {...block} />;
    case "video":
      return <VideoBlock {...block} />;
    case "embed":
      return <EmbedBlock {...block} />;
    case "quiz":
      return <QuizBlock {...block} />;
    case "exercise":
      return <ExerciseBlock {...block} slotId={studioSlotId(chapterSlug, block.id)} />;
    case "task":
      return <TaskBlock title={block.title} slotId={taskSlotId(chapterSlug, block.id)} />;
  }
};

/** What stands in a chapter, from top to bottom. */
export const LessonBlocks = ({ chapterSlug, blocks }: LessonBlocksProps) => (
  <div className={s.blocks}>
    {blocks.map((block, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- blocks have no names, and never change their places
      <div key={index}>{blockOf(block, chapterSlug)}</div>
    ))}
  </div>
);
