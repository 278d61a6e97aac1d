import { useRef, type ReactNode } from "react";

import s from "./FrameBox.module.css";

interface Props {
  readonly t: { readonly skipFrame: string; readonly beforeFrame: string; readonly frameLoads: string };
  /** True until the page in the frame is there. */
  readonly isLoading: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page in a frame, which the keyboard can pass by in both directions, and which says that it is on its way. */
export const FrameBox = ({ t, isLoading, className, children }: Props) => {
  const before = useRef<HTMLButtonElement>(null);
  const after = useRef<HTMLButtonElement>(null);
  return (
    <div className={className ? `${s.box} ${className}` : s.box}>
      <button ref={before} type="button" className={s.pass} onClick={() => after.current?.focus()}>
        {t.skipFrame}
      </button>
      {children}
      {isLoading && (
        <p role="status" className={s.loading}>
          {t.frameLoads}
        </p>
      )}
      <button ref={after} type="button" className={s.pass} onClick={() => before.current?.focus()}>
        {t.beforeFrame}
      </button>
    </div>
  );
};
