import { InvalidArgumentError } from "commander";

const PERCENT = /^(\d{1,3}(?:\.\d+)?)\s*%?$/;
const TENANT = /^[\w.-]{1,64}$/;

/** `10%` or `10`. @throws InvalidArgumentError */
export const parsePercent = (text: string): number => {
  const value = Number(PERCENT.exec(text.trim())?.[1]);
  if (!(value >= 0 && value <= 100)) throw new InvalidArgumentError("A part of the visitors is 0% to 100%.");
  return value;
};

/** `demo` or `demo,main`; an empty text is no tenant. @throws InvalidArgumentError */
export const parseTenants = (text: string): readonly string[] => {
  const tenants = text === "" ? [] : text.split(",").map((tenant) => tenant.trim());
  if (!tenants.every((tenant) => TENANT.test(tenant)))
    throw new InvalidArgumentError("Tenants are keys as the sites have them, with commas between: demo,main.");
  return [...new Set(tenants)];
};

/** Who gets a canary, in words. */
export const audienceText = ({
  weight,
  tenants,
}: {
  readonly weight: number;
  readonly tenants: readonly string[];
}): string => {
  const parts = [
    ...(weight > 0 ? [`${weight} % of visitors`] : []),
    ...(tenants.length > 0 ? [`everybody on ${tenants.join(", ")}`] : []),
  ];
  return parts.join(" and ") || "nobody";
};
