/** Ways to pay that a provider's page offers. A file of its own: pages that list them need no schemas. */
export const METHODS = ["va", "qris", "ewallet"] as const;
