-- More ways into an account: passkeys, devices that are not asked for the second factor, a new e-mail. And what administrators do with failed jobs.

CREATE TABLE passkeys (
  -- The credential's id, base64url.
  id text PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES persons ON DELETE CASCADE,
  -- COSE key, base64url. A public key: no secret.
  public_key text NOT NULL,
  -- Counts up on authenticators that count; others leave it at 0.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
--> statement-breakpoint

CREATE INDEX passkeys_person ON passkeys (person_id);
--> statement-breakpoint

-- Challenges are signed and not stored; one that has been answered is, until it is too old anyway: it is answered once.
CREATE TABLE used_challenges (
  digest text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint

-- Browsers in which a person gave the second factor and asked not to be asked again.
CREATE TABLE trusted_devices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- SHA-256 of what the cookie holds.
  digest text NOT NULL UNIQUE,
  person_id uuid NOT NULL REFERENCES persons ON DELETE CASCADE,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint

CREATE INDEX trusted_devices_person ON trusted_devices (person_id);
--> statement-breakpoint

-- How a session began.
ALTER TABLE account_sessions ADD COLUMN began_with text NOT NULL DEFAULT 'password' CHECK (began_with IN ('password', 'passkey'));
--> statement-breakpoint

-- A new e-mail is confirmed from its own mailbox: the link's row holds it until then.
ALTER TABLE mail_tokens ADD COLUMN email text CHECK (email = lower(email));
--> statement-breakpoint

ALTER TABLE mail_tokens DROP CONSTRAINT mail_tokens_purpose_check;
--> statement-breakpoint

ALTER TABLE mail_tokens ADD CHECK (purpose IN ('confirm', 'password', 'email'));
--> statement-breakpoint

-- Whether some process is at a job: the only process of an embedded database gives back at its start what a killed one had taken.
ALTER TABLE jobs ADD COLUMN is_taken boolean NOT NULL DEFAULT false;
--> statement-breakpoint

-- Who decided what about a job that had failed for good. Stays when the account is gone.
CREATE TABLE job_decisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id bigint NOT NULL,
  kind text NOT NULL,
  job_tenant uuid,
  decision text NOT NULL CHECK (decision IN ('again', 'given up')),
  person_id uuid NOT NULL,
  decided_at timestamptz NOT NULL
);
