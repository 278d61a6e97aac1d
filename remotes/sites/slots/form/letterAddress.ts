/** What somebody has written, in the order of the form. */
export interface Written {
  readonly label: string;
  readonly text: string;
}

/** The address that opens a letter with all answers in the visitor's mail programme. */
export const letterAddress = (
  { to, subject }: { readonly to: string; readonly subject: string },
  answers: readonly Written[],
): string => {
  const body = answers.map(({ label, text }) => `${label}\r\n${text || "–"}`).join("\r\n\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};
