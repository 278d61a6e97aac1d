import type { HostName } from "@serambi/kernel/contracts";
import type { z } from "zod";

import type { CallKind } from "../upstream/types";

export type GatewayMethod = "GET" | "POST" | "PUT" | "DELETE";

/** One call that pages may make. `{name}` stands for one segment of the path. */
export interface AllowedCall {
  readonly method: GatewayMethod;
  readonly path: string;
  /** Where its method does not say it: telemetry, and a GET that makes something. */
  readonly kind?: CallKind;
  /** Takes a file instead of JSON. */
  readonly isUpload?: true;
  /** Made by servers of others, too: it comes from no page of this site, and speaks for no visitor. */
  readonly isFromOutside?: true;
  /**
   * Opens a session of that host's own (specification section 6): it is told who is signed in, and the token that it answers with goes into a
   * cookie that no script can read.
   */
  readonly opensSession?: true;
  /** What its body must be. */
  readonly body?: z.ZodType;
}

const get = (path: string): AllowedCall => ({ method: "GET", path });
const post = (path: string): AllowedCall => ({ method: "POST", path });
const telemetry = (path: string): AllowedCall => ({ ...post(path), kind: "telemetry" });
const put = (path: string): AllowedCall => ({ method: "PUT", path });
const remove = (path: string): AllowedCall => ({ method: "DELETE", path });

/**
 * Specification sections 7.1 to 7.6, letter for letter: the paths and methods that a page may call, and no other.
 * Where the specification names a version in passing, the path stands with and without it. `GET {token}` is missing on purpose: it is
 * the server's own, and as a pattern it would let every one-segment path through. `{app}` is the site's own key, id or name.
 */
export const ALLOW_LIST: Readonly<Record<HostName, readonly AllowedCall[]>> = {
  services: [
    get("career/list"),
    get("career/job/list"),
    get("career/detail"),
    get("career/job/detail"),
    get("class/active"),
    get("v1/class/active"),
    get("class/overview"),
    get("v1/class/overview"),
    get("class/syllabus"),
    get("v1/class/syllabus"),
    get("class/webinar"),
    get("post/article/list"),
    get("post/detail"),
    get("v2/post/category"),
    get("podcast/list"),
    get("podcast/detail"),
    get("post/list"),
    post("post/appointment/create"),
    get("post/gallery/list"),
    telemetry("logger/log/click"),
    post("auth/signup/coder"),
    post("team/register"),
    post("auth/team/register"),
    post("school/register"),
    get("school/list"),
    get("user/me"),
    telemetry("statistics/record"),
    get("authorizer/provinces"),
    get("authorizer/cities"),
    // It sends a letter (specification section 7.1).
    { ...get("cms/app/request-demo"), kind: "writes" },
    { method: "POST", path: "drive/upload", isUpload: true },
    post("authorizer/token/generate"),
    post("v1/authorizer/token/generate"),
    get("v1/authorizer/version"),
    get("v1/authorizer/validate"),
    get("cms/app/settings"),
    get("v1/statistics/counter"),
    { method: "POST", path: "v1/class/payment/callback", isFromOutside: true },
    get("v1/class/payment/callback"),
    post("v1/class/payment/detail"),
    post("v1/class/payment/invoice"),
    get("v1/class/repay"),
    get("v2/payout/list"),
    get("v2/payout/banks"),
    get("v2/payout/balance"),
    post("v2/payout/request"),
    post("v2/payout/approve"),
    post("v2/payout/reject"),
    get("v1/program/active"),
    get("v1/program/active/detail"),
    get("v1/program/schools"),
    get("{app}/cms/app/id"),
    get("v0/{app}/cms/app/id"),
    get("{app}/cms/app/settings"),
    put("{app}/cms/app/settings"),
    get("{app}/cms/app/setting/{key}"),
    put("{app}/cms/app/setting/{key}"),
  ],
  auth: [post("generate/token"), get("user/detail")],
  main: [
    get("batch/active"),
    get("silabus/{programId}"),
    get("active/mentors"),
    get("statistics"),
    get("statistic/provincies"),
    get("statistic/provincies/score"),
    get("statistic/landing/counter"),
    get("statistic/counter"),
    get("statistic/chart/{x}"),
    get("statistic/batchs/active"),
    get("statistic/batchs/active/{x}"),
    get("statistic/students/chart"),
    get("statistic/registrar/chart"),
    get("ce/extensions"),
  ],
  programs: [get("programs")],
  // The specification shows no path of it: what browsers ask is declared by remotes.
  learning: [],
  mailer: [post("v1/notify")],
  chat: [
    { ...post("identity/login"), opensSession: true },
    get("identity/me"),
    post("v2/chat"),
    get("conversations/{id}/messages"),
    remove("conversations/{id}"),
    remove("v1/conversations/{id}"),
  ],
  db: [
    get("book_reviews"),
    post("book_reviews"),
    get("aspirations"),
    post("aspirations"),
    post("user_disc"),
    post("testimonies"),
    get("donations"),
    post("donations"),
  ],
};
