import { isIPv6 } from "node:net";

/** The host by which the directory knows a tenant: lower case, without port, brackets and final dot. */
export const tenantHost = (host: string): string => {
  const name = host.toLowerCase();
  if (isIPv6(name)) return name;
  return name
    .replace(/:\d*$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "");
};
