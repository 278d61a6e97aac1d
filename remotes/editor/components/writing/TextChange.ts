export type MarkName = "bold" | "italic" | "heading" | "quote" | "link" | "list";

/** A mark for what is selected in the text, or a paragraph to put behind it. */
export type TextChange =
  | { readonly mark: MarkName; /** Stands for a link that has no words yet. */ readonly linkWord: string }
  | { readonly paragraph: string };
