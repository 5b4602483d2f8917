-- What is older than a day is looked for at each call.
CREATE INDEX senders_by_time ON senders (received_at);
