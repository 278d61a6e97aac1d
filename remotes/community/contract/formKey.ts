/** Said instead of a key where no script made one: then what a form holds is one for ten minutes (decision 73). */
export const SAME_CONTENT = "same";

export const formKey = (key: string): string => (key === "" ? SAME_CONTENT : key);
