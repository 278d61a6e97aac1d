import { TenantSettings } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";

export interface ReadSettings {
  readonly settings: TenantSettings;
  /** Paths of the fields that were wrong or missing and are the default now, or left out of their list. */
  readonly replaced: readonly string[];
}

type Path = readonly PropertyKey[];
type Issue = NonNullable<ReturnType<typeof TenantSettings.safeParse>["error"]>["issues"][number];

/** What the contract does not fill in by itself. The one of `isMaintenance` is the specification's (section 4). */
const required = () => ({ title: "", layout: "default", isMaintenance: true, css: {}, meta: {} });

/** What counts for a field that is there and cannot be read, where the default would open what its site may have closed. */
const CLOSED: Holder = { isLoginOnly: true };

/** Each round heals one level: a link without an address, then its list, then what the list is in. */
const MAX_ROUNDS = 12;
const MAX_NAMED = 20;

type Holder = Record<PropertyKey, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === "object" && value !== null;

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isHolder(value) && Object.hasOwn(value, key) ? value[key] : undefined), root);

/** Takes out what is wrong at a path; where there is nothing, what lacks it. The contract's default comes in its place. */
const remove = (root: Holder, path: Path): unknown => {
  const [key] = path.slice(-1);
  const holder = valueAt(root, path.slice(0, -1));
  if (key === undefined || !isHolder(holder)) return undefined;
  if (!Object.hasOwn(holder, key)) return remove(root, path.slice(0, -1));
  delete holder[key]; // of an array too: its neighbours keep their places until the round is over
  return holder;
};

/** One round: everything that is wrong goes. */
const heal = (root: Holder, issues: readonly Issue[]): void => {
  const changed = new Set<unknown[]>();
  for (const { path, ...issue } of issues) {
    const value = valueAt(root, path);
    const [field = ""] = path;
    if (path.length === 1 && Object.hasOwn(CLOSED, field) && value !== null) root[field] = CLOSED[field];
    else if (issue.code === "too_big" && Array.isArray(value)) value.length = Number(issue.maximum);
    else {
      const holder = remove(root, path);
      if (Array.isArray(holder)) changed.add(holder);
    }
  }
  // Without the holes: `filter` visits none of them.
  for (const list of changed) list.splice(0, list.length, ...list.filter(() => true));
};

/**
 * A tenant's settings as far as they can be used: a field that is wrong is the default and an entry of a list that is
 * wrong is left out, so that one slip closes no site. Only a site that seems to be for those who have logged in stays so.
 * @param data what `cms/app/settings` gave; what is wrong in it is taken out of it
 * @throws AppError malformed where it is no settings at all
 */
export const readSettings = (data: unknown): ReadSettings => {
  if (!isHolder(data) || Array.isArray(data)) throw new AppError("malformed", "The settings are not an object");
  const defaults = required();
  const replaced = new Set<string>(Object.keys(defaults).filter((key) => !Object.hasOwn(data, key)));
  // Only what the contract knows: the rest may be anything, of any size.
  const known = Object.keys(TenantSettings.shape).filter((key) => Object.hasOwn(data, key));
  const rest: Holder = Object.fromEntries(known.map((key) => [key, data[key]]));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = TenantSettings.safeParse({ ...defaults, ...rest });
    if (result.success) return { settings: result.data, replaced: [...replaced].slice(0, MAX_NAMED) };
    for (const { path } of result.error.issues) replaced.add(path.map(String).join("."));
    heal(rest, result.error.issues);
  }
  throw new AppError("malformed", "The settings could not be read");
};
