-- Earlier versions gave applications of the seed secrets that anybody could work out of their job and address. They get random ones, 192 bits
-- as any; what has been done with them since stays.
ALTER TABLE careers_steps DROP CONSTRAINT careers_steps_tenant_id_application_id_fkey;
--> statement-breakpoint
ALTER TABLE careers_steps ADD CONSTRAINT careers_steps_tenant_id_application_id_fkey
  FOREIGN KEY (tenant_id, application_id) REFERENCES careers_applications ON DELETE CASCADE ON UPDATE CASCADE;
--> statement-breakpoint

-- Rows of all tenants: the table's owner is bound by its policy otherwise.
ALTER TABLE careers_applications NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE careers_applications AS a
SET id = left(translate(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '+/', '-_'), 32)
FROM tenants AS t
WHERE t.id = a.tenant_id AND a.id = left(
  translate(
    encode(sha256(convert_to('serambi careers ' || t.key || ' ' || a.job_id || ' ' || a.email, 'UTF8')), 'base64'),
    '+/', '-_'
  ),
  32
);
--> statement-breakpoint
ALTER TABLE careers_applications FORCE ROW LEVEL SECURITY;
