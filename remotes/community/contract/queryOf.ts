/** The query that a form with `GET` would send. */
export const queryOf = (form: HTMLFormElement): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") params.append(name, value);
  return params;
};
