-- A message may name a mobile number and choose one of the topic's choices, of which there may be so many.

ALTER TABLE community_messages
  ADD COLUMN phone text NOT NULL DEFAULT '' CHECK (length(phone) <= 16),
  ADD COLUMN choice text NOT NULL DEFAULT '' CHECK (length(choice) <= 60);
--> statement-breakpoint

CREATE INDEX community_messages_choice ON community_messages (tenant_id, topic, choice) WHERE choice <> '';
