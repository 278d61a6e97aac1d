-- Appointments with a mentor, whose times are not the office's. Empty: with the office.

ALTER TABLE community_appointments ADD COLUMN mentor text NOT NULL DEFAULT '';
--> statement-breakpoint

DROP INDEX community_appointments_taken;
--> statement-breakpoint

CREATE UNIQUE INDEX community_appointments_taken ON community_appointments (tenant_id, mentor, starts_at) WHERE state = 'booked';
