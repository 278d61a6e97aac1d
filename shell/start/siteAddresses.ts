/**
 * What a person who started the product wants to see: where its sites are.
 * @param hosts of the sites; none where a real host knows them and not we
 */
export const siteAddresses = (address: string, hosts: readonly string[]): string => {
  const { port } = new URL(address);
  const suffix = port === "" ? "" : `:${port}`;
  const lines = hosts.length > 0 ? hosts.map((host) => `  http://${host}${suffix}`) : [`  ${address}`];
  return `\nSerambi is ready:\n${lines.join("\n")}\n\n`;
};
