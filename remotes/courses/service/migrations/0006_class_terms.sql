-- Lists of classes are sets of classes: those with a word, a level, a programme. Each such set is kept ready as a row of bits, and a
-- list is found by putting a few of them together. `docs/decisions/0020-search-index.md` says why, and what else was tried.
DROP TRIGGER list_class ON classes;
--> statement-breakpoint
DROP FUNCTION list_class();
--> statement-breakpoint
DROP TABLE class_listing;
--> statement-breakpoint

-- What a list sorts by, and each class's place in the rows of bits.
CREATE TABLE class_listing (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  classroom_id text NOT NULL,
  -- From 0 and, but for classes that were removed, without gaps. Never changes while the class is there.
  number integer NOT NULL,
  is_open boolean NOT NULL,
  price_idr integer NOT NULL,
  starts_on date,
  name_key text NOT NULL,
  slug text NOT NULL,
  PRIMARY KEY (tenant_id, classroom_id),
  UNIQUE (tenant_id, number),
  -- Not by cascade: a class's listing is needed to take it out of the sets, after the class itself is gone.
  FOREIGN KEY (tenant_id, classroom_id) REFERENCES classes DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint

-- One for each order of a list: what many classes pass is met soon by going through them in order, without sorting.
CREATE INDEX class_listing_usual ON class_listing (tenant_id, is_open DESC, starts_on, name_key, slug) INCLUDE (number);
--> statement-breakpoint
CREATE INDEX class_listing_start ON class_listing (tenant_id, starts_on, name_key, slug) INCLUDE (number);
--> statement-breakpoint
CREATE INDEX class_listing_name ON class_listing (tenant_id, name_key, slug) INCLUDE (number);
--> statement-breakpoint
CREATE INDEX class_listing_price ON class_listing (tenant_id, price_idr, name_key, slug) INCLUDE (number);
--> statement-breakpoint

CREATE TABLE class_terms (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('word', 'state', 'level', 'type', 'program')),
  term text COLLATE "C" NOT NULL,
  -- A word may be longer than an index takes.
  digest uuid NOT NULL GENERATED ALWAYS AS (md5(term)::uuid) STORED,
  -- Bit n stands for the class with number n; those after the last bit do not have the term.
  classes bit varying NOT NULL,
  size integer NOT NULL GENERATED ALWAYS AS (bit_count(classes)) STORED,
  PRIMARY KEY (tenant_id, kind, digest)
);
--> statement-breakpoint

CREATE INDEX class_terms_unused ON class_terms (tenant_id) WHERE size = 0;
--> statement-breakpoint

DO $$
DECLARE
  scoped text;
BEGIN
  FOREACH scoped IN ARRAY ARRAY['class_listing', 'class_terms'] LOOP
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
--> statement-breakpoint

-- Bits cut or filled up with zeros to a length: operators on bits want both of one length.
CREATE FUNCTION sized(bits bit varying, length integer) RETURNS bit varying LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT pg_catalog."bit"(bits, length, true) $$;
--> statement-breakpoint

-- The set of the classes with these numbers, made of parts: one long row of bits for each number would take minutes for many.
CREATE FUNCTION set_of(numbers integer[], length integer) RETURNS bit varying LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT bit_or(sized(part, length) >> first)
    FROM (
      SELECT number / 1024 * 1024 AS first, bit_or(set_bit(sized(B'0', 1024), number % 1024, 1)) AS part
      FROM unnest(numbers) AS number
      GROUP BY 1
    ) AS parts
  $$;
--> statement-breakpoint

-- By what a class can be found. A word is what stands between spaces: what a visitor types has none within, so it is a part of one.
CREATE FUNCTION terms_of(name text, description text, state text, level text, type text, program_ids text[])
  RETURNS TABLE (kind text, term text) LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT 'word', word
    FROM string_to_table(translate(lower(name || ' ' || description), E'\t\n\v\f\r', '     '), ' ') AS word
    WHERE word <> ''
    UNION ALL VALUES ('state', state), ('level', level), ('type', type)
    UNION ALL SELECT 'program', id FROM unnest(program_ids) AS id
  $$;
--> statement-breakpoint

-- Takes classes out of the set of a term.
CREATE FUNCTION take_out(tenant uuid, its_kind text, its_term text, gone bit varying) RETURNS void LANGUAGE sql
  AS $$
    UPDATE class_terms SET classes = classes & ~sized(gone, length(classes))
    WHERE tenant_id = tenant AND kind = its_kind AND digest = md5(its_term)::uuid
  $$;
--> statement-breakpoint

-- Puts classes into it. A set that has them all is not written again.
CREATE FUNCTION put_in(tenant uuid, its_kind text, its_term text, come bit varying) RETURNS void LANGUAGE sql
  AS $$
    INSERT INTO class_terms AS known (tenant_id, kind, term, classes) VALUES (tenant, its_kind, its_term, come)
    ON CONFLICT (tenant_id, kind, digest) DO UPDATE
    SET classes = sized(known.classes, greatest(length(known.classes), length(come)))
      | sized(come, greatest(length(known.classes), length(come)))
    WHERE sized(known.classes, length(come)) & come <> come
  $$;
--> statement-breakpoint

-- Whoever writes classes, listing and terms follow, as the same user and under the same security. Once for a statement: a term that
-- a thousand new classes have is written once.
CREATE FUNCTION list_classes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tenants uuid[];
  capacity integer;
BEGIN
  IF TG_OP = 'DELETE' THEN
    tenants := ARRAY(SELECT DISTINCT tenant_id FROM old_rows ORDER BY tenant_id);
  ELSE
    tenants := ARRAY(SELECT DISTINCT tenant_id FROM new_rows ORDER BY tenant_id);
  END IF;
  -- A tenant's classes are listed by one transaction at a time: numbers and sets have a single writer.
  PERFORM pg_advisory_xact_lock(7377722, hashtext(tenant::text)) FROM unnest(tenants) AS tenant;

  IF TG_OP = 'DELETE' THEN
    SELECT max(number) + 1 INTO capacity FROM class_listing WHERE tenant_id = ANY (tenants);
    PERFORM take_out(tenant_id, kind, term, set_of(array_agg(number), capacity))
    FROM old_rows JOIN class_listing AS listed USING (tenant_id, classroom_id),
      terms_of(old_rows.name, description, state, level, type, program_ids)
    GROUP BY tenant_id, kind, term;
    DELETE FROM class_listing AS listed USING old_rows AS gone
    WHERE listed.tenant_id = gone.tenant_id AND listed.classroom_id = gone.classroom_id;
  ELSE
    IF TG_OP = 'UPDATE' THEN
      SELECT max(number) + 1 INTO capacity FROM class_listing WHERE tenant_id = ANY (tenants);
      PERFORM take_out(tenant_id, kind, term, set_of(array_agg(number), capacity))
      FROM (
        SELECT tenant_id, number, kind, term
        FROM old_rows JOIN class_listing AS listed USING (tenant_id, classroom_id),
          terms_of(old_rows.name, description, state, level, type, program_ids)
        EXCEPT
        SELECT tenant_id, number, kind, term
        FROM new_rows JOIN class_listing AS listed USING (tenant_id, classroom_id),
          terms_of(new_rows.name, description, state, level, type, program_ids)
      ) AS gone
      GROUP BY tenant_id, kind, term;
    END IF;

    INSERT INTO class_listing AS listed
      (tenant_id, classroom_id, number, is_open, price_idr, starts_on, name_key, slug)
    SELECT
      written.tenant_id,
      written.classroom_id,
      coalesce(
        known.number,
        next.number + row_number() OVER (PARTITION BY written.tenant_id, known.number IS NULL)::integer - 1
      ),
      written.state = 'registration-open',
      written.price_idr,
      written.starts_on,
      lower(written.name),
      written.slug
    FROM new_rows AS written
    LEFT JOIN class_listing AS known USING (tenant_id, classroom_id)
    -- Asked once for each tenant: beside the rows that are being written, the highest number is found by passing over all of them.
    JOIN (
      SELECT tenant AS tenant_id, (SELECT coalesce(max(number) + 1, 0) FROM class_listing WHERE tenant_id = tenant) AS number
      FROM unnest(tenants) AS tenant
      OFFSET 0
    ) AS next USING (tenant_id)
    ON CONFLICT (tenant_id, classroom_id) DO UPDATE SET
      is_open = excluded.is_open,
      price_idr = excluded.price_idr,
      starts_on = excluded.starts_on,
      name_key = excluded.name_key,
      slug = excluded.slug;

    SELECT max(number) + 1 INTO capacity FROM class_listing WHERE tenant_id = ANY (tenants);
    PERFORM put_in(tenant_id, kind, term, set_of(array_agg(number), capacity))
    FROM new_rows JOIN class_listing AS listed USING (tenant_id, classroom_id),
      terms_of(new_rows.name, description, state, level, type, program_ids)
    GROUP BY tenant_id, kind, term;
  END IF;

  DELETE FROM class_terms WHERE tenant_id = ANY (tenants) AND size = 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint

CREATE TRIGGER list_inserted AFTER INSERT ON classes
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION list_classes();
--> statement-breakpoint
CREATE TRIGGER list_updated AFTER UPDATE ON classes
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION list_classes();
--> statement-breakpoint
CREATE TRIGGER list_deleted AFTER DELETE ON classes
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION list_classes();
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
--> statement-breakpoint

-- Checked now: a table with checks that wait cannot be changed, and migrations that follow run in this transaction.
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
