-- Why: a session lasts for weeks, and whoever borrows a browser or steals its cookie has it. What gives an account
-- away, or its money, asks who sits there: a session knows when its owner last proved it, by the password and, where
-- they have a second factor, by a code.

alter table sessions
  -- null: not in this session, as where the sign-in was spared of the code
  add column proven_at timestamptz,
  -- of the code that proved it: sent twice it is answered twice, though each code counts once
  add column proof_code_hash bytea,
  add constraint sessions_proof check (proof_code_hash is null or proven_at is not null);

-- As before, and the new hash stays out of the audit log with the others.
drop trigger audit on sessions;
create trigger audit after delete on sessions for each row
  when (current_setting('pandrop.audit', true) <> '')
  execute function audit_change('id', 'cookie_hash', 'token_hash', 'proof_code_hash');
