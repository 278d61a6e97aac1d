-- What a site publishes: posts to read, episodes to listen to, events to come to, pictures to look at.
CREATE TABLE categories (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  slug text NOT NULL,
  name text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (tenant_id, slug)
);
--> statement-breakpoint

-- The words of a post, each once and in small letters: what is searched is read whole, so it had better be short
-- (`docs/decisions/0032-posts-of-every-kind.md`). Tags and character references of HTML are no words.
CREATE FUNCTION words_of(title text, summary text, content text, tags text[], author jsonb)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT coalesce(string_agg(DISTINCT word, ' '), '')
    FROM string_to_table(
      translate(
        lower(concat_ws(
          ' ', title, summary, array_to_string(tags, ' '), author ->> 'name',
          regexp_replace(content, '<[^>]*>|&#?[a-zA-Z0-9]+;', ' ', 'g')
        )),
        E'\t\n\v\f\r', '     '
      ),
      ' '
    ) AS word
    WHERE word <> ''
  $$;
--> statement-breakpoint

-- An episode and an event are posts too, with a row of their own beside it.
CREATE TABLE posts (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id text NOT NULL,
  slug text NOT NULL,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('blog', 'news', 'article', 'podcast', 'event')),
  type text COLLATE "C" NOT NULL,
  category_slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  -- HTML, as its author wrote it.
  content text NOT NULL,
  cover text NOT NULL,
  art jsonb,
  author jsonb NOT NULL,
  -- Nobody is shown a post before.
  published_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  reading_minutes integer NOT NULL CHECK (reading_minutes > 0),
  tags text[] NOT NULL,
  language text NOT NULL CHECK (language IN ('id', 'en')),
  words text COLLATE "C" NOT NULL GENERATED ALWAYS AS (words_of(title, summary, content, tags, author)) STORED,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, slug),
  FOREIGN KEY (tenant_id, category_slug) REFERENCES categories
);
--> statement-breakpoint

CREATE INDEX posts_newest ON posts (tenant_id, published_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX posts_newest_of_kind ON posts (tenant_id, kind, published_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX posts_category ON posts (tenant_id, category_slug, kind, published_at);
--> statement-breakpoint

CREATE TABLE episodes (
  tenant_id uuid NOT NULL,
  post_id text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  audio jsonb NOT NULL,
  chapters jsonb NOT NULL,
  transcript jsonb NOT NULL,
  PRIMARY KEY (tenant_id, post_id),
  FOREIGN KEY (tenant_id, post_id) REFERENCES posts ON DELETE CASCADE
);
--> statement-breakpoint

CREATE TABLE events (
  tenant_id uuid NOT NULL,
  post_id text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at >= starts_at),
  -- The zone that the event is announced in.
  time_zone text NOT NULL,
  place jsonb,
  is_online boolean NOT NULL,
  programme jsonb NOT NULL,
  PRIMARY KEY (tenant_id, post_id),
  FOREIGN KEY (tenant_id, post_id) REFERENCES posts ON DELETE CASCADE
);
--> statement-breakpoint

CREATE INDEX events_starts_at ON events (tenant_id, starts_at);
--> statement-breakpoint

CREATE TABLE gallery (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id text NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  src text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  alt text NOT NULL,
  caption text NOT NULL,
  colour text NOT NULL CHECK (colour ~ '^#[0-9a-f]{6}$'),
  published_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, slug)
);
--> statement-breakpoint

CREATE INDEX gallery_newest ON gallery (tenant_id, published_at DESC, id DESC);
--> statement-breakpoint

DO $$
DECLARE
  scoped text;
BEGIN
  FOREACH scoped IN ARRAY ARRAY['categories', 'posts', 'episodes', 'events', 'gallery'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', scoped);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', scoped);
    -- As a subquery the tenant is looked up once for a query, not once for a row.
    EXECUTE format(
      'CREATE POLICY own_tenant ON %I USING (tenant_id = (SELECT serambi_tenant())) WITH CHECK (tenant_id = serambi_tenant())',
      scoped
    );
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO serambi_app', scoped);
  END LOOP;
END
$$;
