/** Writes into the fields of a form that nobody has filled in, as if somebody had. @param values by the fields' names */
export const fillEmpty = (form: HTMLFormElement, values: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList) {
      if (control.value === "") control.value = value;
    } else if (
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      control.value === ""
    ) {
      control.value = value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
  form.dispatchEvent(new Event("input", { bubbles: true }));
};
