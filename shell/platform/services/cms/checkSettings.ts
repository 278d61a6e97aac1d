import { HomeSetting, LANGUAGES, PAGE_SETTINGS, TenantSettings } from "@serambi/kernel/contracts";
import type * as z from "zod/mini";

import { ApiFailure } from "../../app/ApiFailure";
import type { Messages } from "../../app/messages/id";

type Values = Readonly<Record<string, unknown>>;

/** What can be changed, by key: the fields of `cms/app/settings`, home pages, and what other pages hold. */
const SCHEMAS = new Map<string, z.ZodMiniType>([
  ...Object.entries(TenantSettings.shape),
  ["home", HomeSetting],
  ...LANGUAGES.map((language): [string, z.ZodMiniType] => [`home_${language}`, HomeSetting]),
  ...Object.entries<z.ZodMiniType>(PAGE_SETTINGS),
]);

/** More than anybody reads at once. */
const MAX_NAMED = 20;

export const isSettingKey = (key: string): boolean => SCHEMAS.has(key);

const messageFor = (key: string, texts: Messages): string =>
  Object.hasOwn(texts.settings, key) ? texts.settings[key as keyof Messages["settings"]] : texts.fieldInvalid; // an own key, just checked

/** Names what is wrong with one setting by where it is, e.g. `css.clr_primary`. */
const wrongFields = (key: string, value: unknown, texts: Messages): readonly (readonly [string, string])[] => {
  const schema = SCHEMAS.get(key);
  if (!schema) return [[key, texts.settingUnknown]];
  if (value === undefined) return [[key, messageFor(key, texts)]];
  const { error } = schema.safeParse(value);
  const paths = error?.issues.map(({ path }) => [key, ...path.map(String)].join(".")) ?? [];
  return [...new Set(paths)].map((path) => [path, messageFor(key, texts)]);
};

/**
 * Settings as they are stored: each one checked by the contract, its defaults written out, what the contract does not know
 * left out.
 * @throws ApiFailure 422 with the tenant's words for each field that is wrong (decisions, section 8)
 */
export const checkSettings = (values: Values, texts: Messages): Values => {
  const wrong = Object.entries(values).flatMap(([key, value]) => wrongFields(key, value, texts));
  if (wrong.length > 0)
    throw new ApiFailure(422, texts.invalid, { fields: Object.fromEntries(wrong.slice(0, MAX_NAMED)) });
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, SCHEMAS.get(key)?.safeParse(value).data]),
  );
};
