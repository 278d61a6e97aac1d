import dns from "node:dns";

type Lookup = typeof dns.lookup;
type Callback = (error: Error | null, address: string | dns.LookupAddress[], family?: number) => void;

const LOOPBACK = { address: "127.0.0.1", family: 4 } as const;

/**
 * Lets what runs in this process reach `*.localhost`. Browsers know that it is loopback (RFC 6761, section 6.3); Node asks
 * the system, and not every system knows.
 */
export const resolveLocalHosts = (): void => {
  const { lookup } = dns;
  const local = (host: string, options: unknown, callback?: Callback): void => {
    if (!host.endsWith(".localhost")) {
      Reflect.apply(lookup, dns, callback ? [host, options, callback] : [host, options]);
      return;
    }
    // Without options the callback stands in their place.
    const done = callback ?? (options as Callback);
    const isAll = typeof options === "object" && options !== null && "all" in options && options.all === true;
    if (isAll) done(null, [LOOPBACK]);
    else done(null, LOOPBACK.address, LOOPBACK.family);
  };
  dns.lookup = Object.assign(local as Lookup, { __promisify__: lookup.__promisify__ }); // one function in place of its overloads
};
