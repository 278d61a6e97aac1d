import type { Language } from "@serambi/kernel/contracts";
import type { ReactElement } from "react";

/** One thing on show: a component in its states. The type of the kernel's own fixtures. */
export interface Exhibit {
  /** The component's name in code, the same in every language. */
  readonly name: string;
  readonly render: (language: Language) => ReactElement;
}

/** Keys of the chapters' titles among the texts, and their anchors. */
export type ChapterId =
  | "actions"
  | "fields"
  | "choices"
  | "dates"
  | "sending"
  | "layers"
  | "ways"
  | "data"
  | "states"
  | "pictures"
  | "others"
  | "type"
  | "colours"
  | "motifs";

/** Exhibits that are looked at, and photographed, together. */
export interface Chapter {
  readonly id: ChapterId;
  readonly exhibits: readonly Exhibit[];
}
