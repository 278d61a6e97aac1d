-- What people say of earlier runs of a class, beside its other texts and under the same security.
ALTER TABLE classes ADD COLUMN reviews jsonb NOT NULL DEFAULT '[]';
