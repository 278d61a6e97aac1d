-- Address where a letter's reader ends letters of its kind (RFC 8058); null for a letter that was asked for once.
ALTER TABLE outbox ADD COLUMN unsubscribe_url text;
