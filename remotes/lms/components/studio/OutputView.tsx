import { useMessages } from "@serambi/kernel/remote";
import { CopyButton, VisuallyHidden } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { memo, useLayoutEffect, useRef } from "react";

import type { OutputBlock, OutputBlocks } from "../../contract/studio/views";
import type { StudioMessages } from "../../messages/studio.id";
import s from "./OutputView.module.css";

const SOURCE_CLASS = { 0: s.typed, 1: undefined, 2: s.error } as const;

const Block = memo(function Block({ block, t }: { readonly block: OutputBlock; readonly t: StudioMessages }) {
  return (
    <div className={s.block}>
      {block.parts.map(({ from, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts are only ever added
        <span key={index} className={SOURCE_CLASS[from]} data-from={from}>
          {from !== 1 && <VisuallyHidden>{`[${from === 2 ? t.errorStream : t.typed}] `}</VisuallyHidden>}
          {text}
        </span>
      ))}
    </div>
  );
});

/** How far from its end an output may be read and still go along with what comes. */
const FOLLOW_PX = 40;

/** What a program wrote, in the order in which it did: errors are set apart by a rule and a colour. Blocks out of sight are not laid out. */
export const OutputView = observer(function OutputView({
  output,
  label,
}: {
  readonly output: OutputBlocks;
  readonly label: string;
}) {
  const t = useMessages<StudioMessages>();
  const box = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const { blocks } = output;
  useLayoutEffect(() => {
    const element = box.current;
    if (element && isFollowing.current) element.scrollTop = element.scrollHeight;
  }, [blocks]);
  if (blocks.length === 0) return null;
  return (
    <div className={s.output}>
      <div
        ref={box}
        className={s.lines}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        role="group"
        aria-label={label}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isFollowing.current = scrollHeight - scrollTop - clientHeight < FOLLOW_PX;
        }}
      >
        {blocks.map((block) => (
          <Block key={block.id} block={block} t={t} />
        ))}
      </div>
      <div className={s.tools}>
        <CopyOutput output={output} />
      </div>
    </div>
  );
});

const CopyOutput = observer(function CopyOutput({ output }: { readonly output: OutputBlocks }) {
  const t = useMessages<StudioMessages>();
  return <CopyButton text={output.text} texts={{ copy: t.copyOutput, copied: t.copied, failed: t.copyFailed }} />;
});
