import { isIPv4, isIPv6 } from "node:net";

import { AppError } from "@serambi/kernel/errors";

import { isLocalAddress, isLoopbackAddress } from "./addressRanges";

/** The tenant that answers on this machine's own addresses (decisions, section 1). */
const DEMO_HOST = "demo.localhost";

const MAX_HOST_LENGTH = 253;
const HOST = /^(?:\[(?<ipv6>[0-9a-f:.]+)\]|(?<name>[a-z0-9._-]+))(?::(?<port>\d{1,5}))?$/;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** A name that ends in a number is an IPv4 address or nothing (URL standard, "ends in a number"). */
const ENDS_IN_NUMBER = /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/;

const refuse = (): AppError => new AppError("bad-request", "The Host header does not name a host");

const isName = (name: string): boolean =>
  name.length <= MAX_HOST_LENGTH &&
  (ENDS_IN_NUMBER.test(name) ? isIPv4(name) : name.split(".").every((label) => LABEL.test(label)));

/** The host as the visitor wrote it: lower case, without port, brackets and final dot. */
const hostName = (header: string | undefined): string => {
  const parts = HOST.exec((header ?? "").toLowerCase())?.groups;
  if (!parts || Number(parts["port"] ?? 0) > 65_535) throw refuse();
  if (parts["ipv6"] !== undefined) {
    if (!isIPv6(parts["ipv6"])) throw refuse();
    return parts["ipv6"];
  }
  const name = (parts["name"] ?? "").replace(/\.$/, "");
  if (!isName(name)) throw refuse();
  return name;
};

const isAddress = (name: string): boolean => isIPv4(name) || isIPv6(name);

/**
 * The canonical host that a Host header names: lower case, no port. `localhost` and addresses of this machine
 * or of a private network are the demo tenant's (decisions, section 1).
 * @throws AppError bad-request for rubbish
 */
export const parseHost = (header: string | undefined): string => {
  const name = hostName(header);
  if (name === "localhost" || (isAddress(name) && isLocalAddress(name))) return DEMO_HOST;
  return isIPv6(name) ? `[${name}]` : name;
};

/** Whether the visitor reached the server by a name or address of this machine: cookies need not be Secure there. */
export const isLoopbackHost = (header: string | undefined): boolean => {
  const name = hostName(header);
  return name === "localhost" || name.endsWith(".localhost") || (isAddress(name) && isLoopbackAddress(name));
};
