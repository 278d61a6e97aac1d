/** Hosts of the main brand, by first label, and the label of the vocational programme's host beside each. */
const PESILAT_LABELS: Readonly<Record<string, string>> = {
  main: "pesilat",
  dev: "pesilat-dev",
  staging: "pesilat-staging",
  media: "pesilat-media",
};

/** First label of a host: the tenant's name for itself. */
export const hostLabel = (host: string): string => host.split(".", 1)[0] ?? host;

/**
 * The host whose tenant answers a path: on the main, dev, staging and media hosts a first segment `pesilat`, in
 * any letter case, belongs to the vocational programme (specification section 2.3; decisions, section 3).
 * @param path begins with a slash; a query after it does no harm
 */
export const tenantHost = (host: string, path: string): string => {
  const label = hostLabel(host);
  const variant = PESILAT_LABELS[label];
  return variant !== undefined && /^\/pesilat(?:[/?#]|$)/i.test(path) ? variant + host.slice(label.length) : host;
};
