import {
  HomeSetting,
  LANGUAGES,
  LAYOUT_NAMES,
  OWN_PAGE_KEYS,
  OwnPagesSetting,
  PAGE_KEYS,
  PageSetting,
  TenantSettings,
  type Language,
} from "@serambi/kernel/contracts";
import * as z from "zod";

import { ApiFailure } from "../../app/ApiFailure";
import type { AppDeps } from "../../app/tenantHandler";
import { messagesFor } from "../../app/messages/messagesFor";
import { wrongSections, type WrongSection } from "./checkSections";

type Values = Readonly<Record<string, unknown>>;

interface KnownSetting {
  readonly schema: z.core.$ZodType;
  /** What it takes, for people. */
  readonly takes: string;
}

/** A layout may be missing where settings are read, for `default` takes its place; nobody sets one that does not exist. */
const Layout = z.enum(LAYOUT_NAMES);

/** The platform's own: the fields of `cms/app/settings`, home pages, and other pages of sections. */
const OWN = new Map<string, z.core.$ZodType>([
  ...Object.entries({ ...TenantSettings.shape, layout: Layout }),
  ["home", HomeSetting],
  ...LANGUAGES.map((language): [string, z.core.$ZodType] => [`home_${language}`, HomeSetting]),
  ...PAGE_KEYS.map((key): [string, z.core.$ZodType] => [key, PageSetting]),
  ...OWN_PAGE_KEYS.map((key): [string, z.core.$ZodType] => [key, OwnPagesSetting]),
]);

/** Settings that are pages of sections. */
const HAS_SECTIONS = new Set([...OWN.keys()].filter((key) => /^(?:home$|home_|page_)/.test(key)));

const sectionProblem = ({ problem, name }: WrongSection, language: Language): string => {
  const { slotUnknown, propertyUnknown, propertyMissing, propertyInvalid } = messagesFor(language).sections;
  if (problem === "slot") return slotUnknown(name);
  if (problem === "missing") return propertyMissing;
  return problem === "property" ? propertyUnknown(name) : propertyInvalid;
};

/** More than anybody reads at once. */
const MAX_NAMED = 20;

type Services = Pick<AppDeps, "settingOf" | "slotOf">;

const knownSetting = (key: string, { settingOf }: Services, language: Language): KnownSetting | undefined => {
  const schema = OWN.get(key);
  const texts = messagesFor(language);
  const own: Readonly<Record<string, string>> = texts.settings;
  if (schema) return { schema, takes: own[key] ?? texts.fieldInvalid };
  const setting = settingOf(key);
  return setting && { schema: setting.schema, takes: setting.takes[language] };
};

/** Whether the platform or a service of a live remote answers for a setting. */
export const isSettingKey = (key: string, { settingOf }: Pick<Services, "settingOf">): boolean =>
  OWN.has(key) || settingOf(key) !== undefined;

/** Names what is wrong with one setting by where it is, e.g. `css.clr_primary`. */
const wrongFields = (
  [key, value]: readonly [string, unknown],
  services: Services,
  language: Language,
): readonly (readonly [string, string])[] => {
  const setting = knownSetting(key, services, language);
  if (!setting) return [[key, messagesFor(language).settingUnknown]];
  if (value === undefined) return [[key, setting.takes]];
  const { error } = z.core.safeParse(setting.schema, value);
  const { tooMany } = messagesFor(language).sections;
  const told = (error?.issues ?? []).map((issue): readonly [string, string] => [
    [key, ...issue.path.map(String)].join("."),
    issue.code === "too_big" && issue.origin === "array" ? tooMany(Number(issue.maximum)) : setting.takes,
  ]);
  const wrong = [...new Map(told)];
  if (wrong.length > 0 || !HAS_SECTIONS.has(key)) return wrong;
  return wrongSections(value, services.slotOf).map((section) => [
    [key, ...section.path].join("."),
    sectionProblem(section, language),
  ]);
};

/**
 * Settings with what they leave out of colours and fonts as it is: whoever changes one colour names that one (`css`).
 * @param before what is stored now, by key
 */
export const withUnchanged = (values: Values, before: Values): Values => {
  const { css } = values;
  const known = before["css"];
  const isPartial = isPlain(css) && isPlain(known);
  return isPartial ? { ...values, css: { ...known, ...css } } : values;
};

const isPlain = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Tells what is wrong with settings, by its place; nothing where all of it can be stored.
 * @param most things that are named
 */
export const problemsOf = (
  values: Values,
  services: Services,
  language: Language,
  most = MAX_NAMED,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values)
      .flatMap((entry) => wrongFields(entry, services, language))
      .slice(0, most),
  );

/**
 * Settings as they are stored: each one checked by the contract or by the service that answers for it, defaults written out, what is not
 * known left out.
 * @throws ApiFailure 422 with the tenant's words for each field that is wrong (decisions, section 8)
 */
export const checkSettings = (values: Values, services: Services, language: Language): Values => {
  const fields = problemsOf(values, services, language);
  if (Object.keys(fields).length > 0) throw new ApiFailure(422, messagesFor(language).invalid, { fields });
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const setting = knownSetting(key, services, language);
      return [key, setting && z.core.parse(setting.schema, value)];
    }),
  );
};
