type Attributes = Readonly<Record<string, string>>;

/** No id of a page begins like this, and no name that a script could look for in `document` or `window`. */
const PREFIX = "teks-";
const TOKEN = /^[a-z][\w-]{0,63}$/i;
const COUNT = /^[1-9]\d{0,3}$/;
const COUNTS: ReadonlySet<string> = new Set(["width", "height", "colspan", "rowspan", "start"]);

/** Prefixed once: what has been sanitised is left as it is. */
const ownId = (id: string): string => {
  if (!TOKEN.test(id)) return "";
  return id.startsWith(PREFIX) ? id : PREFIX + id;
};

/** An address that leads to a place of the text leads to the id which that place is given; others stay as they are. */
export const ownPlace = (href: string): string => {
  const address = href.trim();
  if (!address.startsWith("#")) return href;
  const id = ownId(address.slice(1));
  return id && `#${id}`;
};

/** Attributes that are only kept in one form: ids as tokens with the prefix, counts as whole numbers. */
export const plainAttributes = (attributes: Attributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
      if (COUNTS.has(name)) return COUNT.test(value) ? [[name, value]] : [];
      if (name === "href") return value === "" ? [] : [[name, value]];
      if (name !== "id") return [[name, value]];
      const id = ownId(value);
      return id ? [[name, id]] : [];
    }),
  );
