-- A right may be earned, too: a task of a chapter that somebody has passed (decision 59).
ALTER TABLE entitlements DROP CONSTRAINT entitlements_source_check;
--> statement-breakpoint

ALTER TABLE entitlements ADD CONSTRAINT entitlements_source_check
  CHECK (source IN ('free', 'bought', 'voucher', 'pass', 'by-hand', 'earned', 'seed'));
