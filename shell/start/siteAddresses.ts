/** Tenants that a new data directory is seeded with, by the first label of their host. */
const SEEDED = ["main", "foundation", "demo", "coding-school"] as const;

/** What a person who started the product wants to see: where its sites are. */
export const siteAddresses = (address: string): string => {
  const { port } = new URL(address);
  const lines = SEEDED.map((label) => `  http://${label}.localhost${port === "" ? "" : `:${port}`}`);
  return `\nSerambi is ready:\n${lines.join("\n")}\n\n`;
};
