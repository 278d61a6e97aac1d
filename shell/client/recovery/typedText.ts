const STORAGE_KEY = "typed";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Never kept: what is secret, what the browser forbids to set, and what pages keep for themselves. */
const isKept = (field: Field): boolean =>
  !["password", "file", "hidden", "submit", "button"].includes(field.type) &&
  !/^(?:cc-|one-time-code|current-password|new-password)/.test(field.autocomplete);

const isChoice = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

const valueOf = (field: Field): string => (isChoice(field) ? String(field.checked) : field.value);

/** Fields that somebody typed into: React writes the value of some into the attribute, and then both are the same. */
const heard = new WeakSet<EventTarget>();

/** Notes that a field was typed into. */
export const noteTyped = ({ target }: Event): void => {
  if (target) heard.add(target);
};

const wasTouched = (field: Field): boolean => {
  if (heard.has(field)) return true;
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) return [...field.options].some((it) => it.selected !== it.defaultSelected);
  return field.value !== field.defaultValue;
};

/** Fields of the page in their order: a field is found again by its place and its name. */
const fields = (): Map<string, Field> =>
  new Map(
    [...document.querySelectorAll<Field>("main input, main textarea, main select")].map((field, index) => [
      `${index} ${field.name || field.id}`,
      field,
    ]),
  );

/** What was typed on a page, by the fields that hold it. */
export type Typed = Readonly<Record<string, string>>;

/** What the visitor has typed on the page that is shown, and what is not kept elsewhere. */
export const readTyped = (): Typed => {
  const touched = [...fields()].filter(([, field]) => isKept(field) && wasTouched(field));
  return Object.fromEntries(touched.map(([key, field]) => [key, valueOf(field)]));
};

interface Kept {
  readonly path: string;
  readonly values: Typed;
}

/** Keeps what the visitor has typed on this page, before it is loaded anew. */
export const keepTyped = (): void => {
  const values = readTyped();
  if (Object.keys(values).length === 0) return;
  const kept: Kept = { path: location.pathname, values };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch (error) {
    console.warn("What was typed could not be kept", error);
  }
};

/** Past React's own setter, which would take the value for known and not report the change. */
const setValue = (field: Field, value: string): void => {
  const [property, next] = isChoice(field) ? (["checked", value === "true"] as const) : (["value", value] as const);
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, next);
  field.dispatchEvent(new Event(isChoice(field) ? "click" : "input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
};

/**
 * Tells the page of what was typed into it before it could hear: to React, a field that it takes over has always held its
 * present value.
 * @param isMeant the fields that are React's since now
 */
export const tellTyped = (isMeant: (field: Element) => boolean): void => {
  // All are read before the first is told: what that changes may set the others back.
  const touched = [...fields().values()]
    .filter((field) => isMeant(field) && isKept(field) && wasTouched(field))
    .map((field) => [field, valueOf(field)] as const);
  for (const [field, value] of touched) {
    // Through the field's own setter, which React listens at: back to what the server wrote.
    if (isChoice(field)) field.checked = field.defaultChecked;
    else if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
    setValue(field, value);
  }
};

/** Puts what was typed back into the fields that it was typed in. */
export const putTyped = (values: Typed): void => {
  const now = fields();
  for (const [key, value] of Object.entries(values)) {
    const field = now.get(key);
    if (field && valueOf(field) !== value) setValue(field, value);
  }
};

/** Puts back, once, what `keepTyped` kept of this page. */
export const restoreTyped = (): void => {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    if (text === null) return;
    const kept = JSON.parse(text) as Kept; // written by `keepTyped` only
    if (kept.path !== location.pathname) return;
    sessionStorage.removeItem(STORAGE_KEY);
    putTyped(kept.values);
  } catch (error) {
    console.warn("What was typed could not be put back", error);
  }
};
