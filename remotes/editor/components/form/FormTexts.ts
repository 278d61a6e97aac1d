/** Texts that every form made of a schema needs; a page that shows one has these among its own. */
export interface FormTexts {
  readonly optional: string;
  readonly none: string;
  readonly formCount: (used: number, most: number) => string;
  readonly formTooLong: (used: number, most: number) => string;
  readonly formItems: (count: number, most: number | undefined) => string;
  readonly formItem: (n: number) => string;
  readonly formAdd: (label: string) => string;
  /** Takes an optional part away. */
  readonly formDrop: (label: string) => string;
  readonly formRemove: (label: string) => string;
  readonly formMoved: (label: string, at: number, of: number) => string;
  readonly formRemoved: (label: string) => string;
  readonly formUp: (label: string) => string;
  readonly formDown: (label: string) => string;
  readonly formKind: string;
  readonly formName: string;
  readonly formOther: string;
  readonly formNoNumber: string;
  readonly picture: (label: string) => string;
  /** Begins `picture`. */
  readonly pictureSend: string;
  readonly pictureSending: (percent: number) => string;
  readonly pictureFailed: (reason: string) => string;
  readonly pictureTooLarge: string;
  readonly noAnswer: string;
}
