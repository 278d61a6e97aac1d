CREATE TABLE chat_identities (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL,
  -- SHA-256 of the token: the token itself is nowhere but in the visitor's cookie.
  token_digest text NOT NULL,
  person_id text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, token_digest)
);
--> statement-breakpoint
SELECT serambi_secure('chat_identities');
--> statement-breakpoint
CREATE TABLE chat_conversations (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL,
  identity_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, identity_id) REFERENCES chat_identities (tenant_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX chat_conversations_age ON chat_conversations (tenant_id, updated_at);
--> statement-breakpoint
SELECT serambi_secure('chat_conversations');
--> statement-breakpoint
CREATE TABLE chat_messages (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  position integer NOT NULL,
  query text NOT NULL,
  response text NOT NULL DEFAULT '',
  sources jsonb NOT NULL DEFAULT '[]',
  cards jsonb NOT NULL DEFAULT '[]',
  is_helpful boolean,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, conversation_id, position),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES chat_conversations (tenant_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX chat_messages_asked ON chat_messages (tenant_id, created_at);
--> statement-breakpoint
SELECT serambi_secure('chat_messages');
