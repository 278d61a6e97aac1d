export type ToastTone = "info" | "success" | "warning" | "danger";

/** What is to be said. */
export interface ToastWords {
  /** In a word or two what happened: "Tersimpan." */
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone?: ToastTone | undefined;
  /** Takes it back, or tries again; pressing it takes the message away. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Null: it stays until it is taken away. Missing: 8 s, or null where something can be done or went wrong. */
  readonly timeoutMs?: number | null | undefined;
}

export interface Toast extends ToastWords {
  readonly id: number;
  readonly tone: ToastTone;
  readonly timeoutMs: number | null;
}
