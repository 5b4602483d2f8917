CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  -- Milliseconds since 1970, like every time in this database.
  received_at INTEGER NOT NULL,
  email TEXT NOT NULL,
  -- JSON object: field → what was typed.
  fields TEXT NOT NULL,
  -- Digest of kind and fields, by which a lead that is sent again is recognised.
  fingerprint TEXT NOT NULL,
  answered_at INTEGER
);
CREATE INDEX leads_by_fingerprint ON leads (fingerprint, received_at);
CREATE INDEX leads_by_time ON leads (received_at);

-- Mails to the agency that have yet to be sent; a row goes when its mail has gone.
CREATE TABLE notices (
  lead_id TEXT PRIMARY KEY,
  due_at INTEGER NOT NULL,
  tries INTEGER NOT NULL
);
CREATE INDEX notices_by_time ON notices (due_at);

-- Who has sent something lately: a salted digest of the address, deleted after a day.
CREATE TABLE senders (digest TEXT NOT NULL, received_at INTEGER NOT NULL);
CREATE INDEX senders_by_digest ON senders (digest, received_at);

CREATE TABLE salt (value TEXT NOT NULL);
INSERT INTO salt VALUES (hex(randomblob(16)));
