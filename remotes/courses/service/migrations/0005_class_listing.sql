-- What lists of classes look at, and nothing more: a class has pages of text, and a list of a hundred thousand must not read
-- them. `docs/decisions/0020-search-index.md` says why no index on the texts themselves would be used here.
CREATE TABLE class_listing (
  tenant_id uuid NOT NULL,
  is_open boolean NOT NULL,
  price_idr integer NOT NULL,
  -- State, level and type as a JSON list: few values, compared and grouped at once.
  facet text COLLATE "C" NOT NULL,
  -- The programmes as a JSON list, for the same reason.
  programs text COLLATE "C" NOT NULL,
  -- Name and description in small letters. What is read of every row stands before what is read of few.
  words text COLLATE "C" NOT NULL,
  classroom_id text NOT NULL,
  slug text NOT NULL,
  name_key text NOT NULL,
  starts_on date,
  PRIMARY KEY (tenant_id, classroom_id),
  FOREIGN KEY (tenant_id, classroom_id) REFERENCES classes ON DELETE CASCADE
);
--> statement-breakpoint

-- Counting by both reads this index alone.
CREATE INDEX class_listing_facet ON class_listing (tenant_id, facet, programs);
--> statement-breakpoint

CREATE INDEX class_listing_programs ON class_listing (tenant_id, programs);
--> statement-breakpoint

CREATE INDEX classes_starts_at ON classes (tenant_id, starts_at) WHERE starts_at IS NOT NULL;
--> statement-breakpoint

ALTER TABLE class_listing ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint

ALTER TABLE class_listing FORCE ROW LEVEL SECURITY;
--> statement-breakpoint

-- As a subquery the tenant is looked up once for a query, not once for a row.
CREATE POLICY own_tenant ON class_listing
  USING (tenant_id = (SELECT serambi_tenant())) WITH CHECK (tenant_id = serambi_tenant());
--> statement-breakpoint

GRANT SELECT, INSERT, UPDATE, DELETE ON class_listing TO serambi_app;
--> statement-breakpoint

-- Whoever writes a class, its listing follows, as the same user and under the same security.
CREATE FUNCTION list_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO class_listing
    (tenant_id, classroom_id, facet, programs, is_open, starts_on, price_idr, name_key, slug, words)
  VALUES (
    NEW.tenant_id,
    NEW.classroom_id,
    jsonb_build_array(NEW.state, NEW.level, NEW.type)::text,
    to_jsonb(NEW.program_ids)::text,
    NEW.state = 'registration-open',
    NEW.starts_on,
    NEW.price_idr,
    lower(NEW.name),
    NEW.slug,
    lower(NEW.name || E'\n' || NEW.description)
  )
  ON CONFLICT (tenant_id, classroom_id) DO UPDATE SET
    facet = excluded.facet,
    programs = excluded.programs,
    is_open = excluded.is_open,
    starts_on = excluded.starts_on,
    price_idr = excluded.price_idr,
    name_key = excluded.name_key,
    slug = excluded.slug,
    words = excluded.words;
  RETURN NULL;
END
$$;
--> statement-breakpoint

CREATE TRIGGER list_class AFTER INSERT OR UPDATE ON classes FOR EACH ROW EXECUTE FUNCTION list_class();
--> statement-breakpoint

-- The classes that are there already, tenant by tenant: their owner sees no others.
DO $$
DECLARE
  tenant uuid;
BEGIN
  FOR tenant IN SELECT id FROM tenants LOOP
    PERFORM set_config('serambi.tenant_id', tenant::text, true);
    UPDATE classes SET classroom_id = classroom_id WHERE tenant_id = tenant;
  END LOOP;
  PERFORM set_config('serambi.tenant_id', '', true);
END
$$;
