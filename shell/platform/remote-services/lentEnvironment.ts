import type { Environment, Service } from "@serambi/kernel/service";
import * as z from "zod";

/** Variables of a process, as `process.env` has them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** `PAYMENTS_PROVIDERS`: a service reads variables that begin with its own id, and no others. */
const variableOf = (id: string, name: string): string => `${id.toUpperCase().replaceAll("-", "_")}_${name}`;

/** What the operator has set of a service's variables; an empty one counts as not set. */
export const lentEnvironment = ({ id, environment = {} }: Service, variables: Variables): Environment =>
  Object.fromEntries(
    Object.keys(environment).flatMap((name) => {
      const value = variables[variableOf(id, name)]?.trim();
      return value ? [[name, value]] : [];
    }),
  );

/** @throws Error of one line that names the first variable that is malformed and what it takes; its value is never said, it may be a secret */
export const checkEnvironment = (service: Service, variables: Variables): void => {
  for (const [name, value] of Object.entries(lentEnvironment(service, variables))) {
    const declared = service.environment?.[name];
    if (declared && !z.core.safeParse(declared.schema, value).success)
      throw new Error(`${variableOf(service.id, name)} is not valid: it takes ${declared.takes}`);
  }
};
