import proxyAddr from "@fastify/proxy-addr";

/** Whether what the machine at an address says of the visitor is believed; hop 0 is the machine that is connected. */
export type Trusts = (address: string, hop: number) => boolean;

/** `TRUST_PROXY`. With `true` the machine before us is believed and no other: of X-Forwarded-For the addresses before its own are anybody's invention. */
export const trustedProxies = (trustProxy: boolean | string): Trusts =>
  typeof trustProxy === "string"
    ? proxyAddr.compile(trustProxy.split(","))
    : (_address, hop) => trustProxy && hop === 0;
