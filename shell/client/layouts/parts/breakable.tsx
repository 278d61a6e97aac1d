import type { ReactNode } from "react";

/** A mail address that is longer than a line goes on with its @. */
export const breakable = (label: string): ReactNode => {
  const at = label.indexOf("@");
  if (at < 1) return label;
  return (
    <>
      {label.slice(0, at)}
      <wbr />
      {label.slice(at)}
    </>
  );
};
