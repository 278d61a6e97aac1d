-- Providers that are asked over the network, and money that an invoice has no use for.

ALTER TABLE payments_invoices
  -- Address of the site that it was bought on: payers come back to it, letters link to it. Null where that is not known.
  ADD COLUMN origin text,
  -- When the provider was last asked to open it or how it stands: nobody has it asked every second.
  ADD COLUMN asked_at timestamptz;
--> statement-breakpoint
-- A bank's word of a transfer stands among those of providers; a payout is found by its number there, too.
CREATE INDEX payments_invoices_marked ON payments_invoices (tenant_id) WHERE attention <> '{}';
