export type { Catalogue, CatalogueOf } from "./catalogue";
export { formatDate, formatDuration, formatNumber, formatRupiah, type DateStyle } from "./format";
export { formatPhone, parsePhone } from "./phoneNumber";
