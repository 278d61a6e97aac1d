/** The programme and the sponsorship of the shared-learning festival. */
export const BELAJAR_BERSAMA_PATH = "/BelajarBersama";
/** The landing page of the book. */
export const METAMORFOSA_PATH = "/Metamorfosa";
