/** Pages that every site has (decisions, section 4). */
export const SYSTEM_ROUTES = [
  "/Welcome",
  "/Privacy-Policy",
  "/Terms-And-Conditions",
  "/Checkout/:slug",
  "/CallbackPayment",
  "/Payment-Sandbox/:code",
  "/Payment-Status/Success",
  "/Payment-Status/Error",
  "/Invoices",
  "/Invoices/:number",
  "/Payments",
  "/Payouts",
  "/Payouts/Request",
  "/Payouts/Statement",
  "/Lms/Submissions",
  "/Lms/Submissions/:attempt",
];
