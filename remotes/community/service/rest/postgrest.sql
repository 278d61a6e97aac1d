-- A database for a real PostgREST beside real hosts (DATABASE_REST_URL). Apply as its owner, in this order: this file up to the line
-- "-- then", migrations/0003_voices.sql, policies.sql, migrations/0005_personality.sql, personalPolicies.sql, migrations/0007_donations.sql,
-- donationPolicies.sql, migrations/0013_voice_senders.sql, and the rest. The role that PostgREST signs in as, `authenticator`, is there before.
-- PostgREST: db-schemas = "rest", db-anon-role = "community_anon".

CREATE ROLE community_anon NOLOGIN;
GRANT community_anon TO authenticator;

CREATE TABLE tenants (id uuid PRIMARY KEY);

-- The site that asks, as the product says it with every call.
CREATE FUNCTION serambi_tenant() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT (current_setting('request.headers', true)::json ->> 'lms-id')::uuid
$$;

CREATE FUNCTION serambi_secure(scoped regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ALTER COLUMN tenant_id SET DEFAULT serambi_tenant()', scoped);
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', scoped);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', scoped);
  EXECUTE format(
    'CREATE POLICY own_tenant ON %s USING (tenant_id = (SELECT serambi_tenant())) WITH CHECK (tenant_id = serambi_tenant())', scoped);
END
$$;

-- then

CREATE SCHEMA rest;
CREATE VIEW rest.book_reviews WITH (security_invoker = true) AS
  SELECT id, name, rating, review, is_published, created_at FROM community_book_reviews;
CREATE VIEW rest.aspirations WITH (security_invoker = true) AS
  SELECT id, name, is_anonymous, category, message, consent_publish, is_published, created_at FROM community_aspirations;
CREATE VIEW rest.testimonies WITH (security_invoker = true) AS
  SELECT id, name, role, institution, message, photo, consent_publish, is_published, created_at FROM community_testimonies;
CREATE VIEW rest.user_disc WITH (security_invoker = true) AS
  SELECT id, name, email, answers, d, i, s, c, created_at FROM community_user_disc;
-- The link of a donation is told in the transaction that makes it, and never again.
CREATE VIEW rest.donations WITH (security_invoker = true) AS
  SELECT id, amount, donor_name, is_anonymous, message, is_published, created_at, email,
    CASE WHEN created_at = now() THEN secret END AS secret
  FROM community_donations;

GRANT USAGE ON SCHEMA rest TO community_anon;
GRANT SELECT ON rest.book_reviews, rest.aspirations, rest.testimonies TO community_anon;
-- A view asks for its columns in the name of whoever reads it; the tables themselves are in no schema that is served.
GRANT SELECT (id, name, rating, review, is_published, created_at) ON community_book_reviews TO community_anon;
GRANT SELECT (id, name, is_anonymous, category, message, consent_publish, is_published, created_at) ON community_aspirations TO community_anon;
GRANT SELECT (id, name, role, institution, message, photo, consent_publish, is_published, created_at) ON community_testimonies TO community_anon;
-- Neither the time nor the number of a row is its writer's.
GRANT INSERT (name, rating, review) ON rest.book_reviews, community_book_reviews TO community_anon;
GRANT INSERT (name, is_anonymous, category, message, consent_publish) ON rest.aspirations, community_aspirations TO community_anon;
GRANT INSERT (name, role, institution, message, consent_publish) ON rest.testimonies, community_testimonies TO community_anon;
-- Nobody reads answers again: the policy shows a row in the transaction that makes it. E-mails of donors are read by nobody.
GRANT SELECT ON rest.user_disc TO community_anon;
GRANT SELECT (id, name, email, answers, d, i, s, c, created_at) ON community_user_disc TO community_anon;
GRANT INSERT (name, email, answers) ON rest.user_disc, community_user_disc TO community_anon;
GRANT SELECT (id, amount, donor_name, is_anonymous, message, is_published, created_at, secret) ON rest.donations TO community_anon;
GRANT SELECT (id, amount, donor_name, is_anonymous, message, is_published, created_at, email, secret) ON community_donations TO community_anon;
GRANT INSERT (amount, donor_name, is_anonymous, email, message) ON rest.donations, community_donations TO community_anon;
