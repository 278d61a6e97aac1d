import { inSentence } from "./inSentence";
import type { form as wanted } from "./form.id";

/** Texts of forms that are made of schemas. */
export const form: typeof wanted = {
  optional: "optional",
  none: "None",
  formCount: (used, most) => `${used} of ${most}`,
  tooLong: (used, most) => `At most ${most} letters; this has ${used}.`,
  formTooLong: (used, most) => `${most} letters at most; these are ${used}. What you wrote stays in the draft.`,
  formItems: (count, most) => (most === undefined ? `${count}` : `${count} of ${most}`),
  formItem: (n) => `Number ${n}`,
  formAdd: (label) => `Add ${inSentence(label)}`,
  formDrop: (label) => `Remove ${inSentence(label)}`,
  formRemove: (label) => `Remove: ${label}`,
  formMoved: (label, at, of) => `${label}: place ${at} of ${of}`,
  formRemoved: (label) => `${label} was removed`,
  formUp: (label) => `Move up: ${label}`,
  formDown: (label) => `Move down: ${label}`,
  formKind: "Kind",
  formName: "New name",
  formOther: "This is not complete JSON",
  formNoNumber: "Write a number",
  picture: (label) => `Send a picture: ${label}`,
  pictureSend: "Send a picture",
  pictureSending: (percent) => `${percent}% sent`,
  pictureFailed: (reason) => `The picture cannot be used. ${reason}`,
  pictureTooLarge: "This picture has more than 5 MB. Make it smaller, then send it again.",
};
