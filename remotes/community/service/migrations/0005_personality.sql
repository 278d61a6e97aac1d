-- Answers to the personality test (`user_disc` of specification section 7.6), and the cards that were made of them. Scores are worked out here:
-- whoever sends answers cannot send a result.

-- The style of a statement by its place; contract/personalityStyles.ts has the same rule.
CREATE FUNCTION community_disc_style(question integer, place integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT substr('disc', 1 + mod(question + place * CASE WHEN mod(question, 2) = 1 THEN 1 ELSE 3 END, 4), 1)
$$;
--> statement-breakpoint

-- From 0 (24 times the least) to 100 (24 times the most).
CREATE FUNCTION community_disc_score(answers jsonb, style text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT round((24 + sum(
    CASE WHEN community_disc_style((one ->> 'question_id')::integer, (one ->> 'most')::integer) = style THEN 1 ELSE 0 END
    - CASE WHEN community_disc_style((one ->> 'question_id')::integer, (one ->> 'least')::integer) = style THEN 1 ELSE 0 END
  )) * 100 / 48.0)::integer
  FROM jsonb_array_elements(answers) AS one
$$;
--> statement-breakpoint

-- Each of the 24 questions once, with two statements that differ.
CREATE FUNCTION community_disc_whole(answers jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_typeof(answers) = 'array' AND coalesce((
    SELECT count(*) = 24 AND count(DISTINCT one ->> 'question_id') = 24
      AND bool_and((one ->> 'question_id')::integer BETWEEN 1 AND 24)
      AND bool_and((one ->> 'most')::integer BETWEEN 0 AND 3 AND (one ->> 'least')::integer BETWEEN 0 AND 3)
      AND bool_and(one ->> 'most' <> one ->> 'least')
    FROM jsonb_array_elements(answers) AS one), false)
$$;
--> statement-breakpoint

CREATE TABLE community_user_disc (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(name) BETWEEN 3 AND 100),
  email text NOT NULL CHECK (length(email) <= 254),
  answers jsonb NOT NULL CHECK (community_disc_whole(answers)),
  d integer NOT NULL GENERATED ALWAYS AS (community_disc_score(answers, 'd')) STORED,
  i integer NOT NULL GENERATED ALWAYS AS (community_disc_score(answers, 'i')) STORED,
  s integer NOT NULL GENERATED ALWAYS AS (community_disc_score(answers, 's')) STORED,
  c integer NOT NULL GENERATED ALWAYS AS (community_disc_score(answers, 'c')) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  form_key text,
  PRIMARY KEY (tenant_id, id)
);
--> statement-breakpoint

CREATE UNIQUE INDEX community_user_disc_key ON community_user_disc (tenant_id, form_key);
--> statement-breakpoint

CREATE INDEX community_user_disc_email ON community_user_disc (tenant_id, lower(email));
--> statement-breakpoint

SELECT serambi_secure('community_user_disc');
--> statement-breakpoint

CREATE TABLE community_disc_cards (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  result_id uuid NOT NULL,
  is_named boolean NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, result_id),
  FOREIGN KEY (tenant_id, result_id) REFERENCES community_user_disc ON DELETE CASCADE
);
--> statement-breakpoint

SELECT serambi_secure('community_disc_cards');
