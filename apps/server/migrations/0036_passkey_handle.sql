-- Why: the handle by which an authenticator knows a member of staff was made from the encryption key, so a shop that
-- changed its key would have been another shop to every authenticator. It is drawn by lot once and kept: 32 bytes
-- that tell nothing about the person (WebAuthn, 14.6.1).

alter table staff add column passkey_handle bytea not null
  default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());

alter table staff add constraint staff_passkey_handle_key unique (passkey_handle);
