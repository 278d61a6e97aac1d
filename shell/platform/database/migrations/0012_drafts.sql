-- Changes that those who run a site have made and not published yet: one draft per site.
CREATE TABLE settings_drafts (
  tenant_id uuid PRIMARY KEY REFERENCES tenants ON DELETE CASCADE,
  -- Counts up with every change of the draft and every publication: whoever saves says on which one they worked.
  version integer NOT NULL DEFAULT 0,
  -- Counts up with every publication: pages that were made before are known by it.
  revision integer NOT NULL DEFAULT 0,
  -- Settings by their keys, as they will be.
  values jsonb NOT NULL DEFAULT '{}',
  changed_at timestamptz,
  changed_by text,
  publish_at timestamptz,
  publish_by text,
  publish_role text,
  publish_note text
);
--> statement-breakpoint
SELECT serambi_secure('settings_drafts');
--> statement-breakpoint

-- The steps of a draft, for undoing them: by key what was in it before and after, where there was anything.
CREATE TABLE settings_draft_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  changes jsonb NOT NULL,
  is_undone boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
CREATE INDEX settings_draft_steps_newest ON settings_draft_steps (tenant_id, id DESC);
--> statement-breakpoint
SELECT serambi_secure('settings_draft_steps');
--> statement-breakpoint

CREATE TABLE settings_publications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  published_at timestamptz NOT NULL,
  published_by text NOT NULL,
  role text NOT NULL,
  note text NOT NULL
);
--> statement-breakpoint
CREATE INDEX settings_publications_newest ON settings_publications (tenant_id, id DESC);
--> statement-breakpoint
SELECT serambi_secure('settings_publications');
--> statement-breakpoint

-- Null for changes of before there were publications.
ALTER TABLE settings_changes ADD COLUMN publication_id bigint REFERENCES settings_publications ON DELETE CASCADE;
--> statement-breakpoint
CREATE INDEX settings_changes_publication ON settings_changes (tenant_id, publication_id);
--> statement-breakpoint

-- Links to a draft for those without an account. SHA-256 of the secret in the link: a copy of this table opens nothing.
CREATE TABLE settings_previews (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  digest text NOT NULL UNIQUE,
  made_by text NOT NULL,
  ends_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX settings_previews_tenant ON settings_previews (tenant_id);
--> statement-breakpoint
SELECT serambi_secure('settings_previews');
