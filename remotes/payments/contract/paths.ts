/** Addresses of this remote's pages. */
export const CHECKOUT_PATH = "/Checkout/:slug";
export const CALLBACK_PATH = "/CallbackPayment";
export const SUCCESS_PATH = "/Payment-Status/Success";
export const ERROR_PATH = "/Payment-Status/Error";
export const INVOICES_PATH = "/Invoices";
export const RECEIPT_PATH = "/Invoices/:number";
export const ADMIN_PATH = "/Payments";
export const PAYOUTS_PATH = "/Payouts";
export const PAYOUT_REQUEST_PATH = "/Payouts/Request";
export const STATEMENT_PATH = "/Payouts/Statement";
/** The list of payouts as a file, with the filters of the list; a document of this remote. */
export const PAYOUTS_FILE_PATH = "/Payouts/payouts.csv";

const part = encodeURIComponent;

export const checkoutPath = (slug: string): string => `/Checkout/${part(slug)}`;
/** The checkout with what was chosen there. */
export const chosenCheckout = (slug: string, form: FormData): string => {
  const query = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string" && value.trim() !== "") query.set(name, value.trim());
  return query.size > 0 ? `${checkoutPath(slug)}?${query.toString()}` : checkoutPath(slug);
};

export const receiptPath = (number: string): string => `/Invoices/${part(number)}`;
/** The receipt as a file; a document of this remote. */
export const RECEIPT_FILE_PATH = "/Invoices/:number/receipt.pdf";
export const receiptFilePath = (number: string): string => `${receiptPath(number)}/receipt.pdf`;
export const statusPath = (path: string, number: string): string => `${path}?invoice=${part(number)}`;

/** The sandbox provider's page of one payment. */
export const SANDBOX_PATH = "/Payment-Sandbox/:code";
export const sandboxPath = (code: string): string => `/Payment-Sandbox/${part(code)}`;

/** Where a provider sends the payer back to. */
export const returnPath = (number: string): string => `${CALLBACK_PATH}?invoice=${part(number)}`;
