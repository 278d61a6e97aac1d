import type { Language } from "@serambi/kernel/contracts";
import type { Environment, JobOrder, LentTools, Service, ServiceLetter, ServiceTenant } from "@serambi/kernel/service";
import { eq } from "drizzle-orm";
import * as z from "zod";

import { letterheadOf } from "../account/look/letterhead";
import { writeLetter } from "../account/mail/writeLetter";
import { countSiteChange } from "../database/countSiteChange";
import type { Transaction } from "../database/Database";
import { memberships, personEvents, persons } from "../database/schema";
import { EVERYBODY } from "../events/PersonEvents";
import { TenantFiles } from "../drive/TenantFiles";
import { enqueue } from "../queue/enqueue";
import { TenantEntitlements } from "./Entitlements";

/** Kind of the jobs of services in the queue. */
export const SERVICE_JOB = "service";

interface Recipient {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

const recipientOf = async (tx: Transaction, to: ServiceLetter["to"]): Promise<Recipient | undefined> => {
  if ("email" in to) return { ...to, name: "" };
  if (!z.uuid().safeParse(to.personId).success) return undefined;
  const [found] = await tx
    .select({ email: persons.email, name: persons.name, language: persons.language })
    .from(persons)
    .innerJoin(memberships, eq(memberships.personId, persons.id))
    .where(eq(persons.id, to.personId));
  return found;
};

interface Lending {
  readonly tx: Transaction;
  readonly tenant: ServiceTenant;
  readonly service: Pick<Service, "id" | "jobs">;
  readonly now: Date;
  readonly environment?: Environment;
  /** Is told when the service has changed what visitors of the site are shown; the transaction is still open. */
  readonly onChanged?: () => void;
}

/** What the platform does for a service in a transaction that has entered the tenant. */
export const lendTools = ({ tx, tenant, service, now, environment = {}, onChanged }: Lending): LentTools => ({
  environment,
  entitlements: new TenantEntitlements(tx, tenant.id, now),
  files: new TenantFiles(tx, tenant, service.id),
  enqueue: async ({ name, payload, runAt = now }: JobOrder) => {
    const known = Object.hasOwn(service.jobs ?? {}, name) ? service.jobs?.[name] : undefined;
    if (!known) throw new Error(`The service ${service.id} has no job ${name}`);
    z.core.parse(known.payload, payload);
    const order = { service: service.id, name, tenant, payload };
    await enqueue(tx, { kind: SERVICE_JOB, payload: order }, runAt);
  },
  send: async ({ to, write }: ServiceLetter) => {
    const recipient = await recipientOf(tx, to);
    if (!recipient) return false;
    const { email, language, name } = recipient;
    const envelope = { tenantId: tenant.id, recipient: email, language, ...(await letterheadOf(tx, tenant)) };
    await writeLetter(tx, write(language, name), envelope, now);
    return true;
  },
  tell: async (personId, { name, data }) => {
    await tx.insert(personEvents).values({ site: tenant.id, personId, name, data });
  },
  tellAll: async ({ name, data }) => {
    await tx.insert(personEvents).values({ site: tenant.id, personId: EVERYBODY, name, data });
  },
  siteChanged: async () => {
    await countSiteChange(tx, tenant.id);
    onChanged?.();
  },
});
