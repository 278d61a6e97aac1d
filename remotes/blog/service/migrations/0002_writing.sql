-- Tables for those who write for a site: drafts apart from what is published, versions that were published before, and old addresses.

ALTER TABLE posts ADD COLUMN cover_alt text NOT NULL DEFAULT '';
--> statement-breakpoint

-- One row for each post or picture that somebody of the site has had in hand: no seed writes such a one again, and none that was withdrawn comes back.
CREATE TABLE post_drafts (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('blog', 'news', 'article', 'podcast', 'event', 'picture')),
  -- The id that it has, or will have, among posts or in the gallery.
  id text COLLATE "C" NOT NULL,
  value jsonb NOT NULL,
  -- Counts from 1; whoever saves names the version that they began with.
  version integer NOT NULL CHECK (version > 0),
  -- True where it says something else than what was published last.
  is_changed boolean NOT NULL,
  created_by text,
  created_at timestamptz NOT NULL,
  changed_by text,
  changed_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  -- A change of what is published already, for later: the value, the moment, and who wants it.
  scheduled jsonb,
  PRIMARY KEY (tenant_id, kind, id)
);
--> statement-breakpoint
SELECT serambi_secure('post_drafts');
--> statement-breakpoint

CREATE TABLE post_versions (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  kind text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  value jsonb NOT NULL,
  published_by text,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, kind, id, number)
);
--> statement-breakpoint
SELECT serambi_secure('post_versions');
--> statement-breakpoint

-- An old address leads to a post, and not to another address: there is no chain and no loop.
CREATE TABLE post_redirects (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  -- A slug that a post had before, or a path that somebody has typed, in small letters.
  source text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  is_typed boolean NOT NULL,
  made_by text,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, source)
);
--> statement-breakpoint
CREATE INDEX post_redirects_target ON post_redirects (tenant_id, kind, id);
--> statement-breakpoint
SELECT serambi_secure('post_redirects');
