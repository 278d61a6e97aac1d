import type { FormSchema } from "@serambi/kernel/cms";
import type { Language } from "@serambi/kernel/contracts";
import { createContext, useContext, type ComponentType } from "react";

import type { FormTexts } from "./FormTexts";

/** One property of a form. */
export interface FieldProps {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly isRequired: boolean;
  /** Its place in the value: `items.2.title`. */
  readonly place: string;
  readonly value: unknown;
  /** Undefined takes an optional part away. */
  readonly onChange: (value: unknown) => void;
}

interface FormScope {
  readonly form: FormSchema;
  /** Problems by their place in the value: `items.2.title`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly t: FormTexts;
  /** Shows a property, whatever its schema says it is. Lists and groups ask for it here: they are such fields themselves. */
  readonly Field: ComponentType<FieldProps>;
}

/** The form that a field stands in. */
export const FormContext = createContext<FormScope | null>(null);

/** @throws Error outside of a form */
export const useForm = (): FormScope => {
  const scope = useContext(FormContext);
  if (!scope) throw new Error("A field stands in no form");
  return scope;
};

/** The name of a property where nobody wrote one: `startsOn` as "Starts on". */
const spelled = (path: string): string => {
  const name = path.split(".").findLast((part) => part !== "*") ?? path;
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The path at which the words of a place are: items of lists are `*`. */
const pathOf = (place: string): string => place.replace(/(^|\.)\d+(?=\.|$)/g, "$1*");

/**
 * Further words of a field: whether it is a long text, whether no form asks for it, and what its values are called. Items of a list of texts
 * have the words of the list.
 */
export const useManner = () => {
  const { form, language } = useForm();
  const wordsOf = (place: string) => form.fields[pathOf(place)] ?? form.fields[pathOf(place).replace(/(?:\.\*)+$/, "")];
  return {
    isLong: (place: string): boolean => wordsOf(place)?.isLong === true,
    isHidden: (place: string): boolean => wordsOf(place)?.isHidden === true,
    nameOf: (place: string, value: unknown): string =>
      wordsOf(place)?.options?.[String(value)]?.[language] ?? String(value),
  };
};

/** The name of one item of a list; missing: that of the list. */
export const useItemLabel = (place: string): string => {
  const { form, language } = useForm();
  const { label } = useWords(place);
  return form.fields[`${pathOf(place)}.*`]?.label[language] ?? label;
};

/** The words of a list for an item that has none of its own: "Judul kolom 2". */
const itemLabel = (form: FormSchema, path: string, place: string, language: Language): string | undefined => {
  const list = /^(.+?)(?:\.\*)+$/.exec(path)?.[1];
  const label = list === undefined ? undefined : form.fields[list]?.label[language];
  return label && `${label} ${Number(place.slice(place.lastIndexOf(".") + 1)) + 1}`;
};

/** Label and help of a field. @param place in the value, with numbers of items */
export const useWords = (
  place: string,
): { readonly label: string; readonly help?: string; readonly error?: string } => {
  const { form, problems, language } = useForm();
  const path = pathOf(place);
  const words = form.fields[path];
  const help = words?.help?.[language];
  const error = problems[place];
  return {
    label: words?.label[language] ?? itemLabel(form, path, place, language) ?? spelled(path),
    ...(help !== undefined && { help }),
    ...(error !== undefined && { error }),
  };
};
