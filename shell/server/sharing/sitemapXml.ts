import { escapeHtml } from "../render/html";

/** One address of a site, as search engines are told of it. */
export interface SitemapAddress {
  readonly address: string;
  /** ISO 8601. */
  readonly lastModified?: string | undefined;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** As many as one file may name (sitemaps.org, protocol). */
export const MAX_ADDRESSES = 50_000;

const entry = (element: "url" | "sitemap", { address, lastModified }: SitemapAddress): string => {
  const date = lastModified === undefined ? "" : `<lastmod>${escapeHtml(lastModified)}</lastmod>`;
  return `<${element}><loc>${escapeHtml(address)}</loc>${date}</${element}>\n`;
};

export const sitemapXml = (addresses: readonly SitemapAddress[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${addresses.map((address) => entry("url", address)).join("")}</urlset>\n`;

export const sitemapIndexXml = (parts: readonly SitemapAddress[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${parts.map((part) => entry("sitemap", part)).join("")}</sitemapindex>\n`;
