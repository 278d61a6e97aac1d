import { z } from "zod";

import { remoteId, teamName } from "../schema";
import { signText, verifyText, type TeamKey } from "../signing";
import { ownerOf, type Trust } from "../trust";

/** Longer than that no override holds, whatever a token says. */
export const MAX_OVERRIDE_MS = 3_600_000;

/**
 * Where a local build is served: on the machine of whoever opens the page, and nowhere else. The last part is a secret of
 * the command that serves it: a page that does not know it finds nothing there.
 */
const LOCAL_ADDRESS = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}\/[\w-]{16,64}$/;

/** What a team asks of a browser: to show its local build of a remote in the place of the live one. */
export const Override = z.object({
  remote: remoteId,
  team: teamName,
  address: z.string().regex(LOCAL_ADDRESS),
  /** The site it is for: `https://main.example`. */
  shell: z.url().transform((text) => new URL(text).origin),
  expires: z.iso.datetime(),
});
export type Override = z.infer<typeof Override>;

export type TokenProblem = "malformed" | "expired" | "otherSite" | "notOwner" | "signature";

const PREFIX = "serambi override 1\n";

const signedText = (body: string): string => PREFIX + body;

/** A token for the fragment of an address: what is asked for, and the team's signature over it. */
export const makeOverrideToken = (override: Override, key: TeamKey): string => {
  const body = Buffer.from(JSON.stringify(override)).toString("base64url");
  const signature = Buffer.from(signText(key, signedText(body)), "base64");
  return `${body}.${signature.toString("base64url")}`;
};

const parse = (body: string): Override | null => {
  try {
    return Override.safeParse(JSON.parse(Buffer.from(body, "base64url").toString("utf8"))).data ?? null;
  } catch {
    return null; // no JSON
  }
};

/** Whether a team may still say what is shown in the place of a remote. */
export const isOwner = (trust: Trust, { remote, team }: Pick<Override, "remote" | "team">): boolean =>
  ownerOf(trust, remote) === team;

/**
 * What a token asks for, if it is in order: for this site, not too old nor for too long, by the team that owns the remote.
 * @returns the problem where it is not
 */
export const readOverrideToken = (
  token: string,
  { trust, shell, now }: { readonly trust: Trust; readonly shell: string; readonly now: Date },
): Override | TokenProblem => {
  const [body = "", signature = "", ...rest] = token.split(".");
  const override = rest.length === 0 ? parse(body) : null;
  if (!override) return "malformed";
  const leftMs = Date.parse(override.expires) - now.getTime();
  if (leftMs <= 0 || leftMs > MAX_OVERRIDE_MS) return "expired";
  if (override.shell !== shell) return "otherSite";
  if (!isOwner(trust, override)) return "notOwner";
  const keys = trust.teams[override.team]?.keys ?? [];
  const isSigned = keys.some((key) => verifyText(key, signedText(body), signature));
  return isSigned ? override : "signature";
};
