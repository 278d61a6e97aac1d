const keyOf = (draft: string): string => `serambi.form.${draft}`;

/** The draft of a form that is not sent yet: its fields as they would be posted, and whether somebody has pressed "send". */
export interface KeptForm {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly isPending: boolean;
}

const isField = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

/** @returns null where nothing is kept, and where the store is closed or spoilt */
export const readKept = (draft: string): KeptForm | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(draft)) ?? "null");
    if (typeof kept !== "object" || kept === null || !("fields" in kept) || !Array.isArray(kept.fields)) return null;
    return { fields: kept.fields.filter(isField), isPending: "isPending" in kept && kept.isPending === true };
  } catch {
    return null;
  }
};

/** A store that is closed or full keeps nothing, and the form still works. */
export const keepForm = (draft: string, kept: KeptForm): void => {
  try {
    sessionStorage.setItem(keyOf(draft), JSON.stringify(kept));
  } catch {
    // The typed text still stands before the visitor.
  }
};

/** After the form has arrived. */
export const forgetForm = (draft: string): void => {
  try {
    sessionStorage.removeItem(keyOf(draft));
  } catch {
    // A closed store has kept nothing.
  }
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const NEVER_KEPT = new Set(["password", "file", "submit"]);
const isKept = (control: Control): boolean => control.name !== "" && !NEVER_KEPT.has(control.type);

const isTicked = (control: Control): boolean =>
  !(control instanceof HTMLInputElement) || !["checkbox", "radio"].includes(control.type) || control.checked;

/** The fields as they stand, without passwords and files. */
export const fieldsOf = (form: HTMLFormElement): KeptForm["fields"] =>
  Array.from(form.elements).flatMap((one) =>
    isControl(one) && isKept(one) && isTicked(one) ? [[one.name, one.value] as const] : [],
  );

/** Writes as if somebody had typed it, so that controlled fields hear of it. */
const write = (control: Control, value: string): void => {
  if (control.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
};

/** Puts back what was kept. */
export const fillForm = (form: HTMLFormElement, { fields }: KeptForm): void => {
  for (const control of form.elements) {
    if (!isControl(control) || !isKept(control)) continue;
    const values = fields.flatMap(([name, value]) => (name === control.name ? [value] : []));
    if (control.type === "checkbox" || control.type === "radio") {
      if (control instanceof HTMLInputElement && control.checked !== values.includes(control.value)) control.click();
    } else if (values[0] !== undefined) write(control, values[0]);
  }
};

/** 128 random bits. `randomUUID` is missing on sites without a certificate. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Every attempt to send a form carries the same key; one that has none is given it. */
export const giveKey = (form: HTMLFormElement): void => {
  const key = form.elements.namedItem("key");
  if (key instanceof HTMLInputElement && key.value === "") key.value = newKey();
};
