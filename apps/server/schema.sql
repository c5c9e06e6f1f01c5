-- What the migrations add up to, for reading: written by `npm run schema`, never by hand.
-- {{server}} is the login that the server works under.

create extension pg_trgm;

create table account_closures (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  template text not null,
  mailed_to text not null,
  closed_at timestamp with time zone not null,
  reopened_at timestamp with time zone,
  constraint account_closures_pkey PRIMARY KEY (id),
  constraint account_closures_mailed_to_check CHECK ((mailed_to <> ''::text)),
  constraint account_closures_reopened CHECK ((reopened_at >= closed_at)),
  constraint account_closures_template_check CHECK ((template <> ''::text)),
  constraint account_closures_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX account_closures_by_customer ON account_closures USING btree (customer_id);
CREATE UNIQUE INDEX account_closures_open ON account_closures USING btree (customer_id) WHERE (reopened_at IS NULL);
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON account_closures FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER closed_is_blocked BEFORE INSERT ON account_closures FOR EACH ROW EXECUTE FUNCTION check_account_closure();
grant select, insert (closed_at), insert (customer_id), insert (mailed_to), update (reopened_at), insert (template) on account_closures to {{server}};

create table account_deletions (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  ended_at timestamp with time zone,
  erasing_in xid8,
  proposal_id bigint,
  constraint account_deletions_pkey PRIMARY KEY (id),
  constraint account_deletions_proposal_id_key UNIQUE (proposal_id),
  constraint account_deletions_due CHECK ((due_at = (asked_at + '336:00:00'::interval))),
  constraint account_deletions_ended CHECK (((ended_at >= due_at) AND ((ended_at IS NULL) = (erasing_in IS NULL)))),
  constraint account_deletions_one_end CHECK (((cancelled_at IS NULL) OR (ended_at IS NULL))),
  constraint account_deletions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint account_deletions_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES deletion_proposals(id)
);
CREATE INDEX account_deletions_by_customer ON account_deletions USING btree (customer_id, id DESC);
CREATE INDEX account_deletions_due_next ON account_deletions USING btree (due_at) WHERE ((cancelled_at IS NULL) AND (ended_at IS NULL));
CREATE INDEX account_deletions_erasing ON account_deletions USING btree (erasing_in) WHERE (erasing_in IS NOT NULL);
CREATE UNIQUE INDEX account_deletions_live ON account_deletions USING btree (customer_id) WHERE ((cancelled_at IS NULL) AND (ended_at IS NULL));
CREATE TRIGGER proposed BEFORE INSERT ON account_deletions FOR EACH ROW WHEN ((new.proposal_id IS NOT NULL)) EXECUTE FUNCTION check_proposed_deletion();
grant select, insert (asked_at), update (cancelled_at), insert (customer_id), insert (due_at), insert (proposal_id) on account_deletions to {{server}};

create table account_events (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  kind text not null,
  at timestamp with time zone not null,
  browser text not null,
  system text not null,
  network text not null,
  name text,
  constraint account_events_pkey PRIMARY KEY (id),
  constraint account_events_kind_check CHECK ((kind ~ '^[a-z_]+$'::text)),
  constraint account_events_name_check CHECK ((name <> ''::text)),
  constraint account_events_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX account_events_by_age ON account_events USING btree (at);
CREATE INDEX account_events_by_customer ON account_events USING btree (customer_id, id);
grant delete, insert, select on account_events to {{server}};

create table api_keys (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  name text not null,
  key_hash bytea not null,
  hint text not null,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_key_hash_key UNIQUE (key_hash),
  constraint api_keys_hint_check CHECK ((length(hint) = 4)),
  constraint api_keys_scopes_check CHECK ((cardinality(scopes) > 0)),
  constraint api_keys_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX api_keys_by_customer ON api_keys USING btree (customer_id) WHERE (revoked_at IS NULL);
CREATE INDEX api_keys_by_expiry ON api_keys USING btree (expires_at);
CREATE TRIGGER api_keys_size BEFORE INSERT ON api_keys FOR EACH ROW EXECUTE FUNCTION check_api_keys_size();
CREATE TRIGGER not_while_leaving BEFORE INSERT ON api_keys FOR EACH ROW EXECUTE FUNCTION refuse_leaving_customer();
grant delete, insert, select, update on api_keys to {{server}};

create table attempt_counts (
  subject text not null,
  ends_at timestamp with time zone not null,
  attempts integer not null,
  constraint attempt_counts_pkey PRIMARY KEY (subject)
);
CREATE INDEX attempt_counts_by_end ON attempt_counts USING btree (ends_at);
grant delete, insert, select, update on attempt_counts to {{server}};

create table audit_changes (
  id bigint not null generated always as identity,
  audit_id bigint not null,
  table_name text not null,
  row_id text not null,
  before jsonb,
  after jsonb,
  constraint audit_changes_pkey PRIMARY KEY (id),
  constraint audit_changes_audit_id_fkey FOREIGN KEY (audit_id) REFERENCES audit_log(id)
);
CREATE INDEX audit_changes_by_audit ON audit_changes USING btree (audit_id, id);
CREATE INDEX audit_changes_by_row ON audit_changes USING btree (table_name, row_id, audit_id);
CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_changes FOR EACH STATEMENT WHEN ((NOT is_erasing())) EXECUTE FUNCTION refuse_audit_change();
grant select on audit_changes to {{server}};

create table audit_log (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  staff_id bigint,
  action text not null,
  path text not null,
  input jsonb not null,
  address text not null,
  key_id bigint,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_key_id_fkey FOREIGN KEY (key_id) REFERENCES staff_keys(id),
  constraint audit_log_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX audit_log_by_action ON audit_log USING btree (action, id);
CREATE INDEX audit_log_by_staff ON audit_log USING btree (staff_id, id);
CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_log FOR EACH STATEMENT WHEN ((NOT is_erasing())) EXECUTE FUNCTION refuse_audit_change();
grant insert, select on audit_log to {{server}};

create table audit_outcomes (
  audit_id bigint not null,
  outcome text not null,
  staff_id bigint,
  constraint audit_outcomes_pkey PRIMARY KEY (audit_id),
  constraint audit_outcomes_audit_id_fkey FOREIGN KEY (audit_id) REFERENCES audit_log(id),
  constraint audit_outcomes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX audit_outcomes_by_staff ON audit_outcomes USING btree (staff_id, audit_id);
CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_outcomes FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
grant insert, select on audit_outcomes to {{server}};

create table backup_steps (
  id bigint not null generated always as identity,
  step text not null,
  file text not null,
  made_at timestamp with time zone not null,
  bytes bigint not null,
  row_count bigint not null,
  at timestamp with time zone not null,
  constraint backup_steps_pkey PRIMARY KEY (id),
  constraint backup_steps_bytes_check CHECK ((bytes > 0)),
  constraint backup_steps_file_check CHECK ((file <> ''::text)),
  constraint backup_steps_row_count_check CHECK ((row_count >= 0)),
  constraint backup_steps_step_check CHECK ((step = ANY (ARRAY['created'::text, 'tried'::text])))
);
CREATE TRIGGER audit AFTER INSERT ON backup_steps FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant insert, select on backup_steps to {{server}};

create table balance_adjustments (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  cents bigint not null,
  kind text not null,
  reason text not null,
  note text not null,
  state text not null,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision_reason text,
  booked_at timestamp with time zone,
  request_key text not null,
  constraint balance_adjustments_pkey PRIMARY KEY (id),
  constraint balance_adjustments_request_key_key UNIQUE (request_key),
  constraint balance_adjustments_booked CHECK (((state = 'booked'::text) = (booked_at IS NOT NULL))),
  constraint balance_adjustments_cents_check CHECK ((cents <> 0)),
  constraint balance_adjustments_decided CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint balance_adjustments_gift CHECK (((kind <> 'goodwill'::text) OR (cents > 0))),
  constraint balance_adjustments_kind_check CHECK ((kind = ANY (ARRAY['goodwill'::text, 'correction'::text]))),
  constraint balance_adjustments_note_check CHECK ((note <> ''::text)),
  constraint balance_adjustments_open CHECK (((state <> 'proposed'::text) OR (decided_by IS NULL))),
  constraint balance_adjustments_reason_check CHECK ((reason <> ''::text)),
  constraint balance_adjustments_rejected CHECK ((((state = 'rejected'::text) = (decision_reason IS NOT NULL)) AND ((state <> 'rejected'::text) OR (decided_by IS NOT NULL)))),
  constraint balance_adjustments_second_person CHECK ((decided_by <> proposed_by)),
  constraint balance_adjustments_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'booked'::text, 'rejected'::text]))),
  constraint balance_adjustments_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint balance_adjustments_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff(id),
  constraint balance_adjustments_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES staff(id)
);
CREATE INDEX balance_adjustments_alone ON balance_adjustments USING btree (customer_id, booked_at) WHERE ((state = 'booked'::text) AND (decided_by IS NULL));
CREATE INDEX balance_adjustments_by_customer ON balance_adjustments USING btree (customer_id, id DESC);
CREATE INDEX balance_adjustments_by_state ON balance_adjustments USING btree (state, id DESC);
CREATE CONSTRAINT TRIGGER adjustment_booked AFTER UPDATE ON balance_adjustments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.state = 'booked'::text)) EXECUTE FUNCTION check_adjustment_booked();
CREATE TRIGGER adjustment_change BEFORE INSERT OR UPDATE ON balance_adjustments FOR EACH ROW WHEN ((NOT is_erasing())) EXECUTE FUNCTION check_adjustment();
CREATE TRIGGER approver BEFORE UPDATE ON balance_adjustments FOR EACH ROW WHEN (((new.state = 'booked'::text) AND (new.decided_by IS NOT NULL))) EXECUTE FUNCTION check_approver('decided_by', 'decided_at');
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON balance_adjustments FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant insert, select, update (booked_at), update (decided_at), update (decided_by), update (decision_reason), update (state) on balance_adjustments to {{server}};

create table bank_answer_lines (
  answer_id bigint not null,
  line_no integer not null,
  end_to_end_id text not null,
  cents bigint,
  bank_status text not null,
  outcome text not null,
  payout_id uuid,
  reason text,
  booked_on date,
  words text,
  constraint bank_answer_lines_pkey PRIMARY KEY (answer_id, line_no),
  constraint bank_answer_lines_line_no_check CHECK ((line_no > 0)),
  constraint bank_answer_lines_outcome_check CHECK ((outcome = ANY (ARRAY['approved'::text, 'failed'::text, 'came_back'::text, 'pending'::text, 'already'::text, 'unknown'::text, 'amount_differs'::text, 'not_sent'::text, 'returned'::text]))),
  constraint bank_answer_lines_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES bank_answers(id),
  constraint bank_answer_lines_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payouts(id)
);
CREATE INDEX bank_answer_lines_by_payout ON bank_answer_lines USING btree (payout_id) WHERE (payout_id IS NOT NULL);
CREATE INDEX bank_answer_lines_unknown ON bank_answer_lines USING btree (booked_on, cents) WHERE ((outcome = 'unknown'::text) AND (booked_on IS NOT NULL));
grant insert, select on bank_answer_lines to {{server}};

create table bank_answers (
  id bigint not null generated always as identity,
  format text not null,
  message_id text not null,
  fingerprint bytea not null,
  imported_by text not null,
  imported_at timestamp with time zone not null,
  constraint bank_answers_pkey PRIMARY KEY (id),
  constraint bank_answers_fingerprint_key UNIQUE (fingerprint),
  constraint bank_answers_format_check CHECK ((format = ANY (ARRAY['pain.002'::text, 'camt.053'::text]))),
  constraint bank_answers_imported_by_check CHECK ((imported_by <> ''::text))
);
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON bank_answers FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant insert, select on bank_answers to {{server}};

create table bank_files (
  id bigint not null generated always as identity,
  message_id text not null,
  payments integer not null,
  cents bigint not null,
  execution_day date not null,
  content_sealed bytea,
  made_by text not null,
  created_at timestamp with time zone not null,
  constraint bank_files_pkey PRIMARY KEY (id),
  constraint bank_files_message_id_key UNIQUE (message_id),
  constraint bank_files_cents_check CHECK ((cents > 0)),
  constraint bank_files_made_by_check CHECK ((made_by <> ''::text)),
  constraint bank_files_message_id_check CHECK ((message_id ~ '^[A-Za-z0-9-]{1,35}$'::text)),
  constraint bank_files_payments_check CHECK ((payments > 0))
);
CREATE INDEX bank_files_by_age ON bank_files USING btree (created_at) WHERE (content_sealed IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON bank_files FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id', 'content_sealed');
grant insert, select on bank_files to {{server}};

create table bank_line_bookings (
  answer_id bigint not null,
  line_no integer not null,
  bank_cents bigint not null,
  cost text not null,
  reason text not null,
  booked_by text not null,
  booked_at timestamp with time zone not null,
  constraint bank_line_bookings_pkey PRIMARY KEY (answer_id, line_no),
  constraint bank_line_bookings_bank_cents_check CHECK ((bank_cents <> 0)),
  constraint bank_line_bookings_booked_by_check CHECK ((booked_by <> ''::text)),
  constraint bank_line_bookings_cost_check CHECK ((cost <> ''::text)),
  constraint bank_line_bookings_reason_check CHECK ((reason <> ''::text)),
  constraint bank_line_bookings_answer_id_line_no_fkey FOREIGN KEY (answer_id, line_no) REFERENCES bank_answer_lines(answer_id, line_no)
);
CREATE INDEX bank_line_bookings_by_time ON bank_line_bookings USING btree (booked_at);
CREATE TRIGGER audit AFTER INSERT ON bank_line_bookings FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('answer_id');
CREATE TRIGGER never_changes BEFORE DELETE OR UPDATE OR TRUNCATE ON bank_line_bookings FOR EACH STATEMENT EXECUTE FUNCTION refuse_bank_line_change();
grant insert, select on bank_line_bookings to {{server}};

create table bank_opening (
  id integer not null,
  cents bigint not null,
  opens_on date not null,
  reason text not null,
  booked_by text not null,
  booked_at timestamp with time zone not null,
  constraint bank_opening_pkey PRIMARY KEY (id),
  constraint bank_opening_booked_by_check CHECK ((booked_by <> ''::text)),
  constraint bank_opening_cents_check CHECK ((cents <> 0)),
  constraint bank_opening_id_check CHECK ((id = 1)),
  constraint bank_opening_reason_check CHECK ((reason <> ''::text))
);
CREATE TRIGGER audit AFTER INSERT ON bank_opening FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER never_changes BEFORE DELETE OR UPDATE OR TRUNCATE ON bank_opening FOR EACH STATEMENT EXECUTE FUNCTION refuse_bank_line_change();
grant insert, select on bank_opening to {{server}};

create table bank_statements (
  answer_id bigint not null,
  statement_no integer not null,
  account text,
  is_ours boolean not null,
  opening_cents bigint,
  opens_on date,
  closing_cents bigint not null,
  closes_on date not null,
  constraint bank_statements_pkey PRIMARY KEY (answer_id, statement_no),
  constraint bank_statements_statement_no_check CHECK ((statement_no > 0)),
  constraint bank_statements_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES bank_answers(id)
);
CREATE INDEX bank_statements_newest ON bank_statements USING btree (closes_on DESC, answer_id DESC) WHERE is_ours;
grant insert, select on bank_statements to {{server}};

create table campaign_items (
  campaign_id bigint not null,
  item_id bigint not null,
  wished_cents bigint,
  joined_at timestamp with time zone,
  before_cents bigint,
  price_cents bigint,
  old_price_cents bigint,
  honest_from timestamp with time zone,
  priced_at timestamp with time zone,
  left_at timestamp with time zone,
  left_sold boolean not null default false,
  constraint campaign_items_pkey PRIMARY KEY (campaign_id, item_id),
  constraint campaign_items_joined CHECK ((((joined_at IS NULL) = (before_cents IS NULL)) AND ((joined_at IS NULL) = (price_cents IS NULL)) AND ((joined_at IS NULL) = (priced_at IS NULL)) AND ((joined_at IS NOT NULL) OR (left_at IS NULL)))),
  constraint campaign_items_old_price CHECK ((old_price_cents > price_cents)),
  constraint campaign_items_wished_cents_check CHECK ((wished_cents > 0)),
  constraint campaign_items_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  constraint campaign_items_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id)
);
CREATE INDEX campaign_items_by_item ON campaign_items USING btree (item_id);
CREATE UNIQUE INDEX campaign_items_one_running ON campaign_items USING btree (item_id) WHERE ((joined_at IS NOT NULL) AND (left_at IS NULL));
CREATE INDEX campaign_items_to_return ON campaign_items USING btree (campaign_id, item_id) WHERE ((joined_at IS NOT NULL) AND (left_at IS NULL) AND (NOT left_sold));
CREATE TRIGGER audit AFTER INSERT ON campaign_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_campaign_items();
CREATE TRIGGER campaign_prices AFTER INSERT ON campaign_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_campaign_prices();
grant select, update (before_cents), insert (campaign_id), update (honest_from), insert (item_id), update (joined_at), update (left_at), update (left_sold), update (old_price_cents), update (price_cents), update (priced_at), insert (wished_cents) on campaign_items to {{server}};

create table campaigns (
  id bigint not null generated always as identity,
  name text not null,
  state text not null default 'planned'::text,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  discount_percent smallint,
  made_by text not null,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  stopped_by text,
  request_key text,
  constraint campaigns_pkey PRIMARY KEY (id),
  constraint campaigns_request_key_key UNIQUE (request_key),
  constraint campaigns_discount_percent_check CHECK (((discount_percent >= 1) AND (discount_percent <= 90))),
  constraint campaigns_last_60_days CHECK ((ends_at <= (starts_at + '1440:00:00'::interval))),
  constraint campaigns_last_an_hour CHECK ((ends_at >= (starts_at + '01:00:00'::interval))),
  constraint campaigns_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint campaigns_over CHECK (((state = ANY (ARRAY['ended'::text, 'stopped'::text])) = (ended_at IS NOT NULL))),
  constraint campaigns_running CHECK (((state <> 'running'::text) OR (started_at IS NOT NULL))),
  constraint campaigns_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'running'::text, 'ended'::text, 'stopped'::text]))),
  constraint campaigns_stopped CHECK (((state = 'stopped'::text) = (stopped_by IS NOT NULL)))
);
CREATE INDEX campaigns_not_over ON campaigns USING btree (state, ends_at) WHERE (state = ANY (ARRAY['planned'::text, 'running'::text]));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON campaigns FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER campaign_change BEFORE UPDATE OF state ON campaigns FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION check_campaign_change();
grant select, insert (created_at), insert (discount_percent), update (ended_at), insert (ends_at), insert (made_by), insert (name), insert (request_key), update (started_at), insert (starts_at), update (state), update (stopped_by) on campaigns to {{server}};

create table card_forms (
  id uuid not null,
  offer_id bigint not null,
  customer_id bigint not null,
  cents bigint not null,
  state text not null default 'open'::text,
  name text not null,
  surname text not null,
  email text not null,
  phone text not null,
  country text not null,
  city text not null,
  address text not null,
  post_code text not null,
  session_email text not null,
  language text not null,
  session_id text,
  session_url text,
  setup_intent text,
  opened_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  completed_at timestamp with time zone,
  constraint card_forms_pkey PRIMARY KEY (id),
  constraint card_forms_id_offer_id_key UNIQUE (id, offer_id),
  constraint card_forms_session_id_key UNIQUE (session_id),
  constraint card_forms_check CHECK (((session_url IS NULL) OR (session_id IS NOT NULL))),
  constraint card_forms_check1 CHECK (((state = 'completed'::text) = ((completed_at IS NOT NULL) AND (setup_intent IS NOT NULL) AND (session_id IS NOT NULL)))),
  constraint card_forms_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint card_forms_state_check CHECK ((state = ANY (ARRAY['open'::text, 'completed'::text, 'expired'::text]))),
  constraint card_forms_offer_id_customer_id_cents_fkey FOREIGN KEY (offer_id, customer_id, cents) REFERENCES offers(id, customer_id, service_price_cents)
);
CREATE UNIQUE INDEX card_forms_one_open_per_offer ON card_forms USING btree (offer_id) WHERE (state = 'open'::text);
CREATE INDEX card_forms_open ON card_forms USING btree (COALESCE(asked_at, opened_at)) WHERE (state = 'open'::text);
CREATE INDEX card_forms_open_by_customer ON card_forms USING btree (customer_id) WHERE (state = 'open'::text);
CREATE TRIGGER card_form_change BEFORE UPDATE ON card_forms FOR EACH ROW WHEN ((NOT is_erasing())) EXECUTE FUNCTION check_card_form_change();
CREATE TRIGGER card_form_first_state BEFORE INSERT ON card_forms FOR EACH ROW WHEN ((new.state <> 'open'::text)) EXECUTE FUNCTION check_card_form_change();
CREATE TRIGGER not_while_leaving BEFORE INSERT ON card_forms FOR EACH ROW EXECUTE FUNCTION refuse_leaving_customer();
grant insert, select, update (address), update (asked_at), update (city), update (completed_at), update (country), update (email), update (name), update (phone), update (post_code), update (session_id), update (session_url), update (setup_intent), update (state), update (surname) on card_forms to {{server}};

create table cart_lines (
  customer_id bigint not null,
  item_id bigint not null,
  seen_price_cents bigint not null,
  added_at timestamp with time zone not null,
  constraint cart_lines_pkey PRIMARY KEY (customer_id, item_id),
  constraint cart_lines_seen_price_cents_check CHECK ((seen_price_cents > 0)),
  constraint cart_lines_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint cart_lines_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id)
);
CREATE INDEX cart_lines_by_item ON cart_lines USING btree (item_id);
CREATE TRIGGER cart_size BEFORE INSERT ON cart_lines FOR EACH ROW EXECUTE FUNCTION check_cart_size();
grant delete, insert, select, update (seen_price_cents) on cart_lines to {{server}};

create table case_messages (
  id bigint not null generated always as identity,
  case_id bigint not null,
  kind text not null,
  by text not null,
  text text not null,
  request_key text,
  at timestamp with time zone not null,
  constraint case_messages_pkey PRIMARY KEY (id),
  constraint case_messages_kind_check CHECK ((kind = ANY (ARRAY['customer'::text, 'staff'::text, 'note'::text, 'solved'::text, 'reopened'::text]))),
  constraint case_messages_text_check CHECK ((length(text) <= 4000)),
  constraint case_messages_words CHECK (((kind = ANY (ARRAY['solved'::text, 'reopened'::text])) OR (text <> ''::text))),
  constraint case_messages_case_id_fkey FOREIGN KEY (case_id) REFERENCES order_cases(id)
);
CREATE INDEX case_messages_by_case ON case_messages USING btree (case_id, id);
CREATE UNIQUE INDEX case_messages_request ON case_messages USING btree (case_id, request_key);
CREATE TRIGGER audit AFTER INSERT ON case_messages FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id', 'text');
grant delete, select, insert (at), insert (by), insert (case_id), insert (kind), insert (request_key), insert (text) on case_messages to {{server}};

create table case_pictures (
  id uuid not null,
  customer_id bigint not null,
  message_id bigint,
  path text not null,
  uploaded_at timestamp with time zone not null,
  constraint case_pictures_pkey PRIMARY KEY (id),
  constraint case_pictures_path_key UNIQUE (path),
  constraint case_pictures_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint case_pictures_message_id_fkey FOREIGN KEY (message_id) REFERENCES case_messages(id) ON DELETE CASCADE
);
CREATE INDEX case_pictures_by_customer ON case_pictures USING btree (customer_id);
CREATE INDEX case_pictures_by_message ON case_pictures USING btree (message_id);
CREATE INDEX case_pictures_loose ON case_pictures USING btree (uploaded_at) WHERE (message_id IS NULL);
CREATE TRIGGER case_picture BEFORE INSERT OR UPDATE ON case_pictures FOR EACH ROW EXECUTE FUNCTION check_case_picture();
grant delete, insert, select, update (message_id) on case_pictures to {{server}};

create table catalogue_marks (
  name text not null,
  fingerprint text not null,
  constraint catalogue_marks_pkey PRIMARY KEY (name)
);
grant select on catalogue_marks to {{server}};

create table copy_handovers (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  export_id bigint not null,
  reason text not null,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  approved_by bigint,
  approved_at timestamp with time zone,
  rejected_by bigint,
  rejected_at timestamp with time zone,
  fetched_by bigint,
  fetched_at timestamp with time zone,
  constraint copy_handovers_pkey PRIMARY KEY (id),
  constraint copy_handovers_approved CHECK (((approved_by IS NULL) = (approved_at IS NULL))),
  constraint copy_handovers_fetched CHECK ((((fetched_by IS NULL) = (fetched_at IS NULL)) AND ((fetched_at IS NULL) OR (approved_at IS NOT NULL)))),
  constraint copy_handovers_one_end CHECK (((approved_at IS NULL) OR (rejected_at IS NULL))),
  constraint copy_handovers_reason_check CHECK ((reason <> ''::text)),
  constraint copy_handovers_rejected CHECK (((rejected_by IS NULL) = (rejected_at IS NULL))),
  constraint copy_handovers_second_person CHECK ((approved_by <> proposed_by)),
  constraint copy_handovers_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES staff(id),
  constraint copy_handovers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint copy_handovers_export_id_fkey FOREIGN KEY (export_id) REFERENCES personal_exports(id) ON DELETE CASCADE,
  constraint copy_handovers_fetched_by_fkey FOREIGN KEY (fetched_by) REFERENCES staff(id),
  constraint copy_handovers_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES staff(id),
  constraint copy_handovers_rejected_by_fkey FOREIGN KEY (rejected_by) REFERENCES staff(id)
);
CREATE INDEX copy_handovers_by_customer ON copy_handovers USING btree (customer_id, id DESC);
CREATE UNIQUE INDEX copy_handovers_standing ON copy_handovers USING btree (export_id) WHERE (rejected_at IS NULL);
CREATE TRIGGER approver BEFORE UPDATE ON copy_handovers FOR EACH ROW WHEN (((old.approved_by IS NULL) AND (new.approved_by IS NOT NULL))) EXECUTE FUNCTION check_approver('approved_by', 'approved_at');
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON copy_handovers FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant select, update (approved_at), update (approved_by), insert (customer_id), insert (export_id), update (fetched_at), update (fetched_by), insert (proposed_at), insert (proposed_by), insert (reason), update (rejected_at), update (rejected_by) on copy_handovers to {{server}};

create table countries (
  id integer not null generated always as identity,
  iso text not null,
  title text not null,
  is_served boolean not null default true,
  first_place integer,
  constraint countries_pkey PRIMARY KEY (id),
  constraint countries_iso_key UNIQUE (iso),
  constraint countries_iso_check CHECK ((iso ~ '^[A-Z]{2}$'::text))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON countries FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON countries FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
grant insert, select, update on countries to {{server}};

create table credit_note_lines (
  note_id bigint not null,
  line_no integer not null,
  title text not null,
  cents bigint not null,
  vat_percent numeric(5,2) not null,
  vat_country text not null,
  vat_cents bigint not null,
  constraint credit_note_lines_pkey PRIMARY KEY (note_id, line_no),
  constraint credit_note_lines_cents_check CHECK ((cents > 0)),
  constraint credit_note_lines_check CHECK (((vat_cents >= 0) AND (vat_cents <= cents))),
  constraint credit_note_lines_note_id_fkey FOREIGN KEY (note_id) REFERENCES credit_notes(id)
);
CREATE TRIGGER never_changes BEFORE DELETE OR UPDATE OR TRUNCATE ON credit_note_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_credit_note_change();
grant insert, select on credit_note_lines to {{server}};

create table credit_note_years (
  year integer not null,
  notes integer not null,
  constraint credit_note_years_pkey PRIMARY KEY (year),
  constraint credit_note_years_notes_check CHECK ((notes > 0))
);

create table credit_notes (
  id bigint not null generated always as identity,
  refund_id uuid not null,
  order_id bigint not null,
  year integer not null,
  number integer not null,
  issued_at timestamp with time zone not null,
  seller text not null,
  time_zone text not null default 'UTC'::text,
  receipt_id bigint,
  constraint credit_notes_pkey PRIMARY KEY (id),
  constraint credit_notes_refund_id_key UNIQUE (refund_id),
  constraint credit_notes_year_number_key UNIQUE (year, number),
  constraint credit_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint credit_notes_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES receipts(id),
  constraint credit_notes_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id)
);
CREATE INDEX credit_notes_by_order ON credit_notes USING btree (order_id);
CREATE TRIGGER never_changes BEFORE DELETE OR UPDATE OR TRUNCATE ON credit_notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_credit_note_change();
CREATE TRIGGER number_credit_note BEFORE INSERT ON credit_notes FOR EACH ROW EXECUTE FUNCTION number_credit_note();
grant select, insert (issued_at), insert (order_id), insert (receipt_id), insert (refund_id), insert (seller) on credit_notes to {{server}};

create table currencies (
  code text not null,
  symbol text not null,
  value numeric(18,8),
  is_default boolean not null default false,
  position integer not null default 0,
  is_on boolean not null default true,
  source text not null default 'hand'::text,
  source_url text not null default ''::text,
  source_path text not null default ''::text,
  margin_percent numeric(4,2) not null default 0,
  rated_at timestamp with time zone default now(),
  fetched_at timestamp with time zone,
  fetch_failure text,
  constraint currencies_pkey PRIMARY KEY (code),
  constraint currencies_address CHECK (((source = 'url'::text) = (source_url <> ''::text))),
  constraint currencies_code_check CHECK ((code ~ '^[A-Z]{3}$'::text)),
  constraint currencies_default_is_on CHECK ((is_on OR (NOT is_default))),
  constraint currencies_euro CHECK (((code <> 'EUR'::text) OR ((value = (1)::numeric) AND is_on AND (source = 'hand'::text)))),
  constraint currencies_margin_percent_check CHECK (((margin_percent >= (0)::numeric) AND (margin_percent <= (10)::numeric))),
  constraint currencies_rated CHECK (((value IS NULL) = (rated_at IS NULL))),
  constraint currencies_source_check CHECK ((source = ANY (ARRAY['hand'::text, 'ecb'::text, 'url'::text]))),
  constraint currencies_source_path_check CHECK ((length(source_path) <= 200)),
  constraint currencies_source_url_check CHECK ((length(source_url) <= 500)),
  constraint currencies_value_check CHECK ((value > (0)::numeric))
);
CREATE UNIQUE INDEX one_default_currency ON currencies USING btree (is_default) WHERE is_default;
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON currencies FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('code');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON currencies FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
grant delete, insert, select, update on currencies to {{server}};

create table currency_rates (
  id bigint not null generated always as identity,
  code text not null,
  value numeric(18,8) not null,
  published numeric(18,8) not null,
  source text not null,
  rated_at timestamp with time zone not null,
  state text not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  decided_by text,
  decided_at timestamp with time zone,
  constraint currency_rates_pkey PRIMARY KEY (id),
  constraint currency_rates_code_check CHECK ((code ~ '^[A-Z]{3}$'::text)),
  constraint currency_rates_decided CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint currency_rates_made_by_check CHECK ((made_by <> ''::text)),
  constraint currency_rates_published_check CHECK ((published > (0)::numeric)),
  constraint currency_rates_source_check CHECK ((source = ANY (ARRAY['hand'::text, 'file'::text, 'ecb'::text, 'url'::text]))),
  constraint currency_rates_state_check CHECK ((state = ANY (ARRAY['taken'::text, 'waiting'::text, 'declined'::text, 'outdated'::text]))),
  constraint currency_rates_value_check CHECK ((value > (0)::numeric))
);
CREATE INDEX currency_rates_by_code ON currency_rates USING btree (code, id DESC);
CREATE UNIQUE INDEX currency_rates_one_waiting ON currency_rates USING btree (code) WHERE (state = 'waiting'::text);
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON currency_rates FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant insert, select, update (decided_at), update (decided_by), update (state) on currency_rates to {{server}};

create table customer_balances (
  customer_id bigint not null,
  account_id bigint not null,
  balance_cents bigint not null default 0,
  constraint customer_balances_pkey PRIMARY KEY (customer_id),
  constraint customer_balances_account_id_key UNIQUE (account_id),
  constraint customer_balances_balance_cents_check CHECK ((balance_cents >= 0)),
  constraint customer_balances_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id),
  constraint customer_balances_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id)
) with (fillfactor=70);
CREATE TRIGGER customer_balances_follow_entries BEFORE UPDATE ON customer_balances FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION ledger_forbid();
CREATE TRIGGER customer_balances_only_grow BEFORE DELETE OR TRUNCATE ON customer_balances FOR EACH STATEMENT EXECUTE FUNCTION ledger_forbid();
grant select on customer_balances to {{server}};

create table customer_events (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  kind text not null,
  by text not null,
  at timestamp with time zone not null,
  why text not null,
  constraint customer_events_pkey PRIMARY KEY (id),
  constraint customer_events_by_check CHECK ((by <> ''::text)),
  constraint customer_events_kind_check CHECK ((kind = ANY (ARRAY['blocked'::text, 'unblocked'::text, 'verification'::text, 'sessions_ended'::text, 'factor_removal_proposed'::text, 'factor_removal_approved'::text, 'factor_removal_cancelled'::text, 'factor_kept'::text, 'factor_removed'::text, 'closed'::text, 'corrected'::text, 'copy_asked'::text, 'handover_proposed'::text, 'handover_approved'::text, 'handover_rejected'::text, 'copy_handed_over'::text, 'deletion_proposed'::text, 'deletion_approved'::text, 'deletion_rejected'::text]))),
  constraint customer_events_why_check CHECK ((why <> ''::text)),
  constraint customer_events_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX customer_events_by_customer ON customer_events USING btree (customer_id, id DESC);
CREATE TRIGGER audit AFTER INSERT ON customer_events FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant insert, select on customer_events to {{server}};

create table customer_factors (
  customer_id bigint not null,
  totp_sealed bytea,
  totp_pending_sealed bytea,
  totp_last_step bigint not null default 0,
  confirmed_at timestamp with time zone,
  constraint customer_factors_pkey PRIMARY KEY (customer_id),
  constraint customer_factors_confirmed CHECK (((totp_sealed IS NULL) = (confirmed_at IS NULL))),
  constraint customer_factors_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
grant delete, insert, select, update on customer_factors to {{server}};

create table customer_notes (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  text text not null,
  staff_id bigint not null,
  at timestamp with time zone not null,
  pinned boolean not null default false,
  request_key text not null,
  constraint customer_notes_pkey PRIMARY KEY (id),
  constraint customer_notes_staff_id_request_key_key UNIQUE (staff_id, request_key),
  constraint customer_notes_text_check CHECK (((text = btrim(text)) AND ((char_length(text) >= 1) AND (char_length(text) <= 1000)))),
  constraint customer_notes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint customer_notes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX customer_notes_by_customer ON customer_notes USING btree (customer_id, id DESC);
CREATE UNIQUE INDEX customer_notes_pinned ON customer_notes USING btree (customer_id) WHERE pinned;
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON customer_notes FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant delete, insert, select, update (pinned) on customer_notes to {{server}};

create table customer_passkeys (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint customer_passkeys_pkey PRIMARY KEY (id),
  constraint customer_passkeys_credential_id_key UNIQUE (credential_id),
  constraint customer_passkeys_counter_check CHECK ((counter >= 0)),
  constraint customer_passkeys_credential_id_check CHECK ((credential_id <> ''::text)),
  constraint customer_passkeys_name_check CHECK ((name <> ''::text)),
  constraint customer_passkeys_used CHECK ((used_at >= created_at)),
  constraint customer_passkeys_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES passkey_handles(customer_id) ON DELETE CASCADE
);
CREATE INDEX customer_passkeys_by_customer ON customer_passkeys USING btree (customer_id);
grant delete, insert, select, update (counter), update (name), update (used_at) on customer_passkeys to {{server}};

create table customer_tags (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  tag text not null,
  place smallint not null,
  constraint customer_tags_pkey PRIMARY KEY (id),
  constraint customer_tags_customer_id_place_key UNIQUE (customer_id, place),
  constraint customer_tags_customer_id_tag_key UNIQUE (customer_id, tag),
  constraint customer_tags_place_check CHECK (((place >= 1) AND (place <= 10))),
  constraint customer_tags_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint customer_tags_tag_fkey FOREIGN KEY (tag) REFERENCES tags(name)
);
CREATE INDEX customer_tags_by_tag ON customer_tags USING btree (tag, customer_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON customer_tags FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER forget_tag AFTER DELETE ON customer_tags FOR EACH ROW EXECUTE FUNCTION forget_tag();
CREATE TRIGGER hold_tags BEFORE INSERT OR DELETE ON customer_tags FOR EACH STATEMENT EXECUTE FUNCTION hold_tags();
grant delete, insert, select on customer_tags to {{server}};

create table customers (
  id bigint not null generated always as identity,
  name text not null,
  surname text not null,
  email text not null,
  email_verified_at timestamp with time zone,
  phone text not null,
  phone_e164 text not null,
  password_hash text not null,
  country_id integer,
  city text not null default ''::text,
  address text not null default ''::text,
  post_code text not null default ''::text,
  avatar text,
  steam_trade_link text,
  steamid text,
  verification_status text not null default 'none'::text,
  language text not null,
  created_at timestamp with time zone not null,
  credentials_changed_at timestamp with time zone,
  blocked_at timestamp with time zone,
  company text not null default ''::text,
  vat_id text not null default ''::text,
  password_void_at timestamp with time zone,
  constraint customers_pkey PRIMARY KEY (id),
  constraint customers_company_check CHECK ((length(company) <= 140)),
  constraint customers_vat_id_check CHECK ((vat_id ~ '^([A-Z]{2}[0-9A-Z+*]{2,12})?$'::text)),
  constraint customers_verification_status_check CHECK ((verification_status = ANY (ARRAY['none'::text, 'pending'::text, 'approved'::text, 'rejected'::text])))
);
CREATE INDEX customers_blocked ON customers USING btree (id) WHERE (blocked_at IS NOT NULL);
CREATE INDEX customers_by_email ON customers USING btree (lower(email), id);
CREATE INDEX customers_by_email_prefix ON customers USING btree (lower(email) text_pattern_ops);
CREATE INDEX customers_by_name ON customers USING btree (lower(name) text_pattern_ops);
CREATE INDEX customers_by_phone ON customers USING btree (phone_e164) WHERE (phone_e164 <> ''::text);
CREATE INDEX customers_by_proof ON customers USING btree (((email_verified_at IS NOT NULL)), id);
CREATE INDEX customers_by_steamid ON customers USING btree (steamid text_pattern_ops) WHERE (steamid IS NOT NULL);
CREATE INDEX customers_by_surname ON customers USING btree (lower(surname) text_pattern_ops);
CREATE INDEX customers_by_trade_link ON customers USING btree (steam_trade_link) WHERE (steam_trade_link IS NOT NULL);
CREATE UNIQUE INDEX customers_one_verified_per_email ON customers USING btree (lower(email)) WHERE (email_verified_at IS NOT NULL);
CREATE INDEX customers_to_verify ON customers USING btree (id) WHERE (verification_status = 'pending'::text);
CREATE INDEX customers_unverified ON customers USING btree (lower(email)) WHERE (email_verified_at IS NULL);
CREATE INDEX customers_words ON customers USING gin (lower(((((((((name || ' '::text) || surname) || ' '::text) || email) || ' '::text) || phone_e164) || ' '::text) || COALESCE(steamid, ''::text))) gin_trgm_ops);
CREATE TRIGGER audit AFTER UPDATE ON customers FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id', 'password_hash');
CREATE TRIGGER closed_stays_blocked BEFORE UPDATE OF blocked_at ON customers FOR EACH ROW WHEN (((old.blocked_at IS NOT NULL) AND (new.blocked_at IS NULL))) EXECUTE FUNCTION check_account_closure();
grant delete, insert, select, update on customers to {{server}};

create table deal_events (
  id bigint not null generated always as identity,
  deal_id bigint not null,
  kind text not null,
  by text not null,
  at timestamp with time zone not null,
  why text not null,
  constraint deal_events_pkey PRIMARY KEY (id),
  constraint deal_events_by_check CHECK ((by <> ''::text)),
  constraint deal_events_kind_check CHECK ((kind = ANY (ARRAY['made'::text, 'bought'::text, 'declined'::text, 'expired'::text, 'withdrawn'::text]))),
  constraint deal_events_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id)
);
CREATE INDEX deal_events_by_deal ON deal_events USING btree (deal_id, id);
grant select, insert (at), insert (by), insert (deal_id), insert (kind), insert (why) on deal_events to {{server}};

create table deal_items (
  deal_id bigint not null,
  item_id bigint not null,
  price_cents bigint not null,
  live boolean not null default true,
  constraint deal_items_pkey PRIMARY KEY (deal_id, item_id),
  constraint deal_items_price_cents_check CHECK ((price_cents > 0)),
  constraint deal_items_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id),
  constraint deal_items_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id)
);
CREATE UNIQUE INDEX deal_items_one_live_per_item ON deal_items USING btree (item_id) WHERE live;
CREATE CONSTRAINT TRIGGER deal_items_complete AFTER INSERT ON deal_items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_deal_items();
CREATE CONSTRAINT TRIGGER item_held AFTER INSERT ON deal_items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_held_item();
grant select, insert (deal_id), insert (item_id), insert (price_cents) on deal_items to {{server}};

create table deals (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  state text not null default 'open'::text,
  price_cents bigint not null,
  items_count integer not null,
  note text not null default ''::text,
  made_by text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  order_id bigint,
  request_key text,
  constraint deals_pkey PRIMARY KEY (id),
  constraint deals_order_id_key UNIQUE (order_id),
  constraint deals_request_key_key UNIQUE (request_key),
  constraint deals_bought CHECK (((state = 'bought'::text) = (order_id IS NOT NULL))),
  constraint deals_days_max CHECK (((expires_at > created_at) AND ((expires_at - created_at) <= '168:00:00'::interval))),
  constraint deals_ended CHECK (((state = 'open'::text) = (ended_at IS NULL))),
  constraint deals_items_count_check CHECK (((items_count >= 1) AND (items_count <= 10))),
  constraint deals_made_by_check CHECK ((made_by <> ''::text)),
  constraint deals_note_check CHECK ((length(note) <= 500)),
  constraint deals_price_cents_check CHECK ((price_cents > 0)),
  constraint deals_state_check CHECK ((state = ANY (ARRAY['open'::text, 'bought'::text, 'declined'::text, 'expired'::text, 'withdrawn'::text]))),
  constraint deals_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint deals_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX deals_by_customer ON deals USING btree (customer_id, id DESC);
CREATE INDEX deals_by_state ON deals USING btree (state, id DESC);
CREATE INDEX deals_expiring ON deals USING btree (expires_at) WHERE (state = 'open'::text);
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON deals FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER deal_change BEFORE UPDATE ON deals FOR EACH ROW WHEN ((NOT is_erasing())) EXECUTE FUNCTION check_deal_change();
CREATE CONSTRAINT TRIGGER deal_items_complete AFTER INSERT ON deals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_deal_items();
CREATE TRIGGER not_while_leaving BEFORE INSERT ON deals FOR EACH ROW EXECUTE FUNCTION refuse_leaving_customer();
grant select, insert (created_at), insert (customer_id), update (ended_at), insert (expires_at), insert (items_count), insert (made_by), insert (note), update (order_id), insert (price_cents), insert (request_key), update (state) on deals to {{server}};

create table debt_collections (
  reference text not null,
  dispute_id text not null,
  cents bigint not null,
  collected_at timestamp with time zone not null,
  constraint debt_collections_pkey PRIMARY KEY (reference, dispute_id),
  constraint debt_collections_cents_check CHECK ((cents > 0)),
  constraint debt_collections_reference_check CHECK ((reference <> ''::text)),
  constraint debt_collections_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES disputes(id)
);
CREATE INDEX debt_collections_by_dispute ON debt_collections USING btree (dispute_id);
CREATE TRIGGER count_debt_collection AFTER INSERT ON debt_collections FOR EACH ROW EXECUTE FUNCTION count_debt_collection();
CREATE CONSTRAINT TRIGGER debt_is_collected AFTER INSERT ON debt_collections DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_debt_collected();
grant insert, select on debt_collections to {{server}};

create table deletion_proposals (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  reason text not null,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  approved_by bigint,
  approved_at timestamp with time zone,
  rejected_by bigint,
  rejected_at timestamp with time zone,
  constraint deletion_proposals_pkey PRIMARY KEY (id),
  constraint deletion_proposals_approved CHECK (((approved_by IS NULL) = (approved_at IS NULL))),
  constraint deletion_proposals_one_end CHECK (((approved_at IS NULL) OR (rejected_at IS NULL))),
  constraint deletion_proposals_reason_check CHECK ((reason <> ''::text)),
  constraint deletion_proposals_rejected CHECK (((rejected_by IS NULL) = (rejected_at IS NULL))),
  constraint deletion_proposals_second_person CHECK ((approved_by <> proposed_by)),
  constraint deletion_proposals_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES staff(id),
  constraint deletion_proposals_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint deletion_proposals_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES staff(id),
  constraint deletion_proposals_rejected_by_fkey FOREIGN KEY (rejected_by) REFERENCES staff(id)
);
CREATE UNIQUE INDEX deletion_proposals_open ON deletion_proposals USING btree (customer_id) WHERE ((approved_at IS NULL) AND (rejected_at IS NULL));
CREATE TRIGGER approver BEFORE UPDATE ON deletion_proposals FOR EACH ROW WHEN (((old.approved_by IS NULL) AND (new.approved_by IS NOT NULL))) EXECUTE FUNCTION check_approver('approved_by', 'approved_at');
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON deletion_proposals FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant select, update (approved_at), update (approved_by), insert (customer_id), insert (proposed_at), insert (proposed_by), insert (reason), update (rejected_at), update (rejected_by) on deletion_proposals to {{server}};

create table delivery_claims (
  customer_id bigint not null,
  trade_link text not null,
  staff_id bigint not null,
  since timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  constraint delivery_claims_pkey PRIMARY KEY (customer_id, trade_link, staff_id),
  constraint delivery_claims_check CHECK ((seen_at >= since)),
  constraint delivery_claims_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint delivery_claims_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX delivery_claims_by_time ON delivery_claims USING btree (seen_at);
grant delete, insert, select, update (seen_at), update (since) on delivery_claims to {{server}};

create table dev_mails (
  id bigint not null generated always as identity,
  recipient text not null,
  subject text not null,
  text_part text not null,
  html_part text not null,
  sent_at timestamp with time zone not null,
  attachments jsonb not null default '[]'::jsonb,
  constraint dev_mails_pkey PRIMARY KEY (id)
);
CREATE INDEX dev_mails_by_recipient ON dev_mails USING btree (lower(recipient), id);
grant delete, insert, select, update on dev_mails to {{server}};

create table dispute_evidence (
  dispute_id text not null,
  facts jsonb not null,
  made_at timestamp with time zone not null,
  made_by text not null,
  words text not null default ''::text,
  edited_at timestamp with time zone,
  edited_by text,
  sending_since timestamp with time zone,
  sent_by text,
  file_id text,
  submitted_at timestamp with time zone,
  constraint dispute_evidence_pkey PRIMARY KEY (dispute_id),
  constraint dispute_evidence_edited CHECK (((edited_at IS NULL) = (edited_by IS NULL))),
  constraint dispute_evidence_sent CHECK (((sending_since IS NULL) = (sent_by IS NULL))),
  constraint dispute_evidence_submitted CHECK (((submitted_at IS NULL) OR ((sending_since IS NOT NULL) AND (file_id IS NOT NULL)))),
  constraint dispute_evidence_words_check CHECK ((length(words) <= 20000)),
  constraint dispute_evidence_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES disputes(id)
);
CREATE INDEX dispute_evidence_sending ON dispute_evidence USING btree (sending_since) WHERE ((sending_since IS NOT NULL) AND (submitted_at IS NULL));
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON dispute_evidence FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('dispute_id', 'facts');
CREATE TRIGGER check_evidence_change BEFORE UPDATE ON dispute_evidence FOR EACH ROW WHEN ((NOT is_erasing())) EXECUTE FUNCTION check_evidence_change();
grant insert, select, update (edited_at), update (edited_by), update (facts), update (file_id), update (made_at), update (made_by), update (sending_since), update (sent_by), update (submitted_at), update (words) on dispute_evidence to {{server}};

create table dispute_settlements (
  dispute_id text not null,
  refund_id uuid not null,
  taking integer not null,
  cents bigint not null,
  settled_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  constraint dispute_settlements_pkey PRIMARY KEY (dispute_id, refund_id, taking),
  constraint dispute_settlements_cents_check CHECK ((cents > 0)),
  constraint dispute_settlements_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES disputes(id),
  constraint dispute_settlements_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id)
);
CREATE INDEX dispute_settlements_by_refund ON dispute_settlements USING btree (refund_id);
grant insert, select, update (cents), update (undone_at) on dispute_settlements to {{server}};

create table disputes (
  id text not null,
  payment_id uuid not null,
  customer_id bigint not null,
  amount_minor bigint not null,
  currency text not null,
  cents bigint not null,
  debited_cents bigint not null,
  state text not null,
  reason text not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  released_at timestamp with time zone,
  released_by text,
  status text not null default ''::text,
  told_at timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  takings integer not null default 0,
  settled_cents bigint not null default 0,
  again_cents bigint not null default 0,
  collected_cents bigint not null default 0,
  kind text not null default 'dispute'::text,
  due_at timestamp with time zone,
  submissions integer not null default 0,
  has_evidence boolean not null default false,
  reminded_days integer,
  asked_at timestamp with time zone,
  answer_due_at timestamp with time zone generated always as ( CASE WHEN ((kind = 'dispute'::text) AND (state = ANY (ARRAY['inquiry'::text, 'open'::text])) AND (status = ANY (ARRAY['needs_response'::text, 'warning_needs_response'::text])) AND (submissions = 0)) THEN due_at ELSE NULL::timestamp with time zone END) stored,
  constraint disputes_pkey PRIMARY KEY (id),
  constraint disputes_again_cents_check CHECK ((again_cents >= 0)),
  constraint disputes_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint disputes_cents_check CHECK ((cents >= 0)),
  constraint disputes_check CHECK (((debited_cents >= 0) AND (debited_cents <= cents))),
  constraint disputes_check2 CHECK (((released_at IS NULL) = (released_by IS NULL))),
  constraint disputes_closed CHECK (((state = ANY (ARRAY['inquiry'::text, 'open'::text])) = (closed_at IS NULL))),
  constraint disputes_collected_cents_check CHECK ((collected_cents >= 0)),
  constraint disputes_id_check CHECK (((length(id) >= 1) AND (length(id) <= 255))),
  constraint disputes_inquiry_takes_nothing CHECK (((state <> 'inquiry'::text) OR (((cents + again_cents) + settled_cents) = 0))),
  constraint disputes_kind_check CHECK ((kind = ANY (ARRAY['dispute'::text, 'refund'::text]))),
  constraint disputes_reminded_days_check CHECK ((reminded_days = ANY (ARRAY[7, 3, 1]))),
  constraint disputes_settled_cents_check CHECK ((settled_cents >= 0)),
  constraint disputes_state_check CHECK ((state = ANY (ARRAY['inquiry'::text, 'open'::text, 'won'::text, 'lost'::text]))),
  constraint disputes_submissions_check CHECK ((submissions >= 0)),
  constraint disputes_taken_once CHECK (((debited_cents + collected_cents) <= cents)),
  constraint disputes_takings_check CHECK ((takings >= 0)),
  constraint disputes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint disputes_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX disputes_blocking ON disputes USING btree (customer_id) WHERE ((state = ANY (ARRAY['open'::text, 'lost'::text])) AND (released_at IS NULL));
CREATE INDEX disputes_by_payment ON disputes USING btree (payment_id);
CREATE INDEX disputes_lost ON disputes USING btree (payment_id) WHERE ((state = 'lost'::text) AND (released_at IS NULL));
CREATE INDEX disputes_open ON disputes USING btree (opened_at) WHERE (state = 'open'::text);
CREATE INDEX disputes_owing ON disputes USING btree (customer_id) WHERE ((state <> 'won'::text) AND ((debited_cents + collected_cents) < cents));
CREATE INDEX disputes_taking ON disputes USING btree (payment_id) WHERE (state = ANY (ARRAY['open'::text, 'lost'::text]));
CREATE INDEX disputes_to_answer ON disputes USING btree (answer_due_at) WHERE (answer_due_at IS NOT NULL);
CREATE INDEX disputes_undecided ON disputes USING btree (asked_at NULLS FIRST) WHERE (state = ANY (ARRAY['inquiry'::text, 'open'::text]));
CREATE TRIGGER audit AFTER UPDATE ON disputes FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE CONSTRAINT TRIGGER charge_left_once AFTER INSERT OR UPDATE OF state, cents, settled_cents ON disputes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_charge_left_once();
CREATE TRIGGER check_dispute_change BEFORE UPDATE ON disputes FOR EACH ROW EXECUTE FUNCTION check_dispute_change();
CREATE TRIGGER dispute_kind BEFORE UPDATE OF kind, takings ON disputes FOR EACH ROW EXECUTE FUNCTION check_dispute_kind();
CREATE TRIGGER tell_webhooks AFTER UPDATE OF state ON disputes FOR EACH ROW WHEN (((new.kind = 'dispute'::text) AND (old.state <> new.state))) EXECUTE FUNCTION tell_of_dispute();
CREATE TRIGGER tell_webhooks_of_new AFTER INSERT ON disputes FOR EACH ROW WHEN ((new.kind = 'dispute'::text)) EXECUTE FUNCTION tell_of_dispute();
grant insert, select, update (again_cents), update (asked_at), update (cents), update (closed_at), update (debited_cents), update (due_at), update (has_evidence), update (kind), update (released_at), update (released_by), update (reminded_days), update (settled_cents), update (state), update (status), update (submissions), update (takings), update (told_at) on disputes to {{server}};

create table drawings (
  id bigint not null generated always as identity,
  stem text not null,
  skin_id text not null,
  exterior text not null,
  variant text not null,
  paint_seed integer,
  enlarges text,
  state text not null default 'waiting'::text,
  problem text,
  asked_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint drawings_pkey PRIMARY KEY (id),
  constraint drawings_stem_key UNIQUE (stem),
  constraint drawings_ended CHECK ((((state = 'waiting'::text) = (ended_at IS NULL)) AND ((state = 'failed'::text) = (problem IS NOT NULL)))),
  constraint drawings_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'drawn'::text, 'failed'::text]))),
  constraint drawings_skin_id_fkey FOREIGN KEY (skin_id) REFERENCES skins(id)
);
CREATE INDEX drawings_by_picture ON drawings USING btree (enlarges) WHERE (enlarges IS NOT NULL);
CREATE UNIQUE INDEX drawings_once ON drawings USING btree (skin_id, exterior, variant, COALESCE(paint_seed, '-1'::integer), COALESCE(enlarges, ''::text));
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON drawings FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant insert, select, update (asked_at), update (ended_at), update (problem), update (state) on drawings to {{server}};

create table email_changes (
  customer_id bigint not null,
  email text not null,
  session_id bigint,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint email_changes_pkey PRIMARY KEY (customer_id),
  constraint email_changes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint email_changes_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE SET NULL
);
CREATE INDEX email_changes_by_expiry ON email_changes USING btree (expires_at);
CREATE INDEX email_changes_by_session ON email_changes USING btree (session_id);
grant delete, insert, select, update on email_changes to {{server}};

create table erasure_steps (
  table_name text not null,
  position integer not null generated always as identity,
  rows_of text not null,
  audit_key text,
  audited text[],
  statement text,
  constraint erasure_steps_pkey PRIMARY KEY (table_name),
  constraint erasure_steps_position_key UNIQUE ("position"),
  constraint erasure_steps_audited_check CHECK ((audited <> '{}'::text[])),
  constraint erasure_steps_check CHECK (((audit_key IS NULL) = (audited IS NULL))),
  constraint erasure_steps_check1 CHECK ((COALESCE((audited)::text, statement) IS NOT NULL)),
  constraint erasure_steps_rows_of_check CHECK ((rows_of <> ''::text))
);

create table exports (
  id bigint not null generated always as identity,
  name text not null,
  format text not null,
  columns text[] not null,
  from_day date not null,
  till_day date not null,
  begins_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  rows_done bigint not null default 0,
  rows_all bigint,
  bytes bigint not null default 0,
  parts integer not null default 0,
  failure text,
  made_by text not null,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint exports_pkey PRIMARY KEY (id),
  constraint exports_bytes_check CHECK ((bytes >= 0)),
  constraint exports_check CHECK ((till_day >= from_day)),
  constraint exports_check1 CHECK (((state = ANY (ARRAY['done'::text, 'failed'::text])) = (finished_at IS NOT NULL))),
  constraint exports_columns_check CHECK ((cardinality(columns) > 0)),
  constraint exports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'json'::text]))),
  constraint exports_made_by_check CHECK ((made_by <> ''::text)),
  constraint exports_name_check CHECK ((name ~ '^[a-z_]{2,30}$'::text)),
  constraint exports_parts_check CHECK ((parts >= 0)),
  constraint exports_rows_all_check CHECK ((rows_all >= 0)),
  constraint exports_rows_done_check CHECK ((rows_done >= 0)),
  constraint exports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX exports_by_age ON exports USING btree (created_at);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON exports FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant delete, insert, select, update on exports to {{server}};

create table factor_removals (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  reason text not null,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  approved_by bigint,
  approved_at timestamp with time zone,
  due_at timestamp with time zone,
  ended_at timestamp with time zone,
  removed boolean,
  constraint factor_removals_pkey PRIMARY KEY (id),
  constraint factor_removals_approved CHECK ((((approved_by IS NULL) = (approved_at IS NULL)) AND ((approved_at IS NULL) = (due_at IS NULL)) AND (due_at >= (approved_at + '72:00:00'::interval)))),
  constraint factor_removals_ended CHECK ((((ended_at IS NULL) = (removed IS NULL)) AND ((NOT removed) OR ((due_at IS NOT NULL) AND (ended_at >= due_at))))),
  constraint factor_removals_reason_check CHECK ((reason <> ''::text)),
  constraint factor_removals_second_person CHECK ((approved_by <> proposed_by)),
  constraint factor_removals_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES staff(id),
  constraint factor_removals_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint factor_removals_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES staff(id)
);
CREATE INDEX factor_removals_due ON factor_removals USING btree (due_at) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX factor_removals_open ON factor_removals USING btree (customer_id) WHERE (ended_at IS NULL);
CREATE TRIGGER approver BEFORE UPDATE ON factor_removals FOR EACH ROW WHEN (((old.approved_by IS NULL) AND (new.approved_by IS NOT NULL))) EXECUTE FUNCTION check_approver('approved_by', 'approved_at');
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON factor_removals FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant select, update (approved_at), update (approved_by), insert (customer_id), update (due_at), update (ended_at), insert (proposed_at), insert (proposed_by), insert (reason), update (removed) on factor_removals to {{server}};

create table former_slugs (
  slug text not null,
  page_id integer not null,
  constraint former_slugs_pkey PRIMARY KEY (slug),
  constraint former_slugs_slug_check CHECK ((slug ~ '^[a-z0-9-]+$'::text)),
  constraint former_slugs_page_id_fkey FOREIGN KEY (page_id) REFERENCES static_pages(id) ON DELETE CASCADE
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON former_slugs FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('slug');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON former_slugs FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
grant delete, insert, select, update on former_slugs to {{server}};

create table fresh_offers (
  no bigint not null generated always as identity,
  item_id bigint not null,
  was_cents bigint,
  was_on_sale boolean,
  due_at timestamp with time zone,
  constraint fresh_offers_pkey PRIMARY KEY (no),
  constraint fresh_offers_check CHECK (((was_cents IS NULL) = (was_on_sale IS NULL))),
  constraint fresh_offers_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id) ON DELETE CASCADE
);
CREATE INDEX fresh_offers_due ON fresh_offers USING btree (due_at);
grant delete, select on fresh_offers to {{server}};

create table holidays (
  day date not null,
  name text not null,
  constraint holidays_pkey PRIMARY KEY (day),
  constraint holidays_name_check CHECK ((name <> ''::text))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON holidays FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('day');
grant delete, insert, select, update (name) on holidays to {{server}};

create table idempotency_keys (
  customer_id bigint not null,
  call text not null,
  key text not null,
  body_hash bytea not null,
  reply jsonb not null,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (customer_id, call, key),
  constraint idempotency_keys_key_check CHECK (((length(key) >= 8) AND (length(key) <= 128))),
  constraint idempotency_keys_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING btree (created_at);
grant delete, insert, select on idempotency_keys to {{server}};

create table import_files (
  import_id bigint not null,
  place integer not null,
  bytes bytea not null,
  constraint import_files_pkey PRIMARY KEY (import_id, place),
  constraint import_files_place_check CHECK ((place > 0)),
  constraint import_files_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id)
);
grant delete, insert, select on import_files to {{server}};

create table import_rows (
  import_id bigint not null,
  line integer not null,
  outcome text not null,
  label text not null,
  data jsonb,
  source jsonb,
  field text,
  why text,
  odd text,
  identity text,
  item_id bigint,
  settled text,
  before jsonb,
  constraint import_rows_pkey PRIMARY KEY (import_id, line),
  constraint import_rows_label_check CHECK ((length(label) <= 200)),
  constraint import_rows_line_check CHECK ((line > 0)),
  constraint import_rows_odd_check CHECK ((length(odd) <= 500)),
  constraint import_rows_outcome_check CHECK ((outcome = ANY (ARRAY['new'::text, 'changed'::text, 'same'::text, 'not_ours'::text, 'wrong'::text, 'missing'::text]))),
  constraint import_rows_settled_check CHECK ((settled = ANY (ARRAY['added'::text, 'changed'::text, 'same'::text, 'refused'::text, 'undone'::text, 'kept'::text]))),
  constraint import_rows_why_check CHECK ((length(why) <= 500)),
  constraint import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id),
  constraint import_rows_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id)
);
CREATE INDEX import_rows_by_identity ON import_rows USING btree (identity) WHERE ((identity IS NOT NULL) AND (settled = 'added'::text));
CREATE INDEX import_rows_by_item ON import_rows USING btree (item_id) WHERE (item_id IS NOT NULL);
CREATE INDEX import_rows_by_outcome ON import_rows USING btree (import_id, outcome, line);
CREATE INDEX import_rows_odd ON import_rows USING btree (import_id, line) WHERE (odd IS NOT NULL);
grant delete, insert, select, update on import_rows to {{server}};

create table imports (
  id bigint not null generated always as identity,
  format text not null,
  state text not null default 'reading'::text,
  file_name text not null,
  files integer not null,
  fingerprint bytea not null,
  options jsonb not null default '{}'::jsonb,
  uploaded_by text not null,
  uploaded_at timestamp with time zone not null,
  rows_total integer,
  rows_read integer not null default 0,
  rows_to_do integer not null default 0,
  rows_done integer not null default 0,
  counts jsonb not null default '{}'::jsonb,
  odd integer not null default 0,
  settled jsonb not null default '{}'::jsonb,
  problem text,
  is_whole boolean not null default false,
  is_sure boolean not null default false,
  confirmed_by text,
  confirmed_at timestamp with time zone,
  audit_id bigint,
  finished_at timestamp with time zone,
  undone_by text,
  undone_at timestamp with time zone,
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_check CHECK (((confirmed_by IS NULL) = (confirmed_at IS NULL))),
  constraint imports_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 120))),
  constraint imports_files_check CHECK ((files > 0)),
  constraint imports_fingerprint_check CHECK ((length(fingerprint) = 32)),
  constraint imports_format_check CHECK ((format = ANY (ARRAY['items'::text, 'steam'::text, 'skins'::text, 'prices'::text]))),
  constraint imports_problem_check CHECK (((length(problem) >= 1) AND (length(problem) <= 500))),
  constraint imports_rows_total_check CHECK ((rows_total >= 0)),
  constraint imports_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'ready'::text, 'importing'::text, 'done'::text, 'undoing'::text, 'undone'::text, 'failed'::text]))),
  constraint imports_uploaded_by_check CHECK ((uploaded_by <> ''::text)),
  constraint imports_audit_id_fkey FOREIGN KEY (audit_id) REFERENCES audit_log(id)
);
CREATE INDEX imports_at_work ON imports USING btree (state) WHERE (state = ANY (ARRAY['reading'::text, 'importing'::text, 'undoing'::text]));
CREATE INDEX imports_by_fingerprint ON imports USING btree (fingerprint, id);
CREATE TRIGGER audit AFTER INSERT OR UPDATE OF state ON imports FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER import_change BEFORE UPDATE OF state ON imports FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION check_import_change();
grant select, update (audit_id), update (confirmed_at), update (confirmed_by), update (counts), insert (file_name), insert (files), insert (fingerprint), update (finished_at), insert (format), update (is_sure), update (is_whole), update (odd), insert (options), update (problem), update (rows_done), update (rows_read), update (rows_to_do), update (rows_total), update (settled), update (state), update (undone_at), update (undone_by), insert (uploaded_at), insert (uploaded_by) on imports to {{server}};

create table item_cost_changes (
  id bigint not null generated always as identity,
  item_id bigint not null,
  before_cents bigint,
  after_cents bigint,
  reason text,
  made_by text not null,
  made_at timestamp with time zone not null,
  constraint item_cost_changes_pkey PRIMARY KEY (id),
  constraint item_cost_changes_after_cents_check CHECK ((after_cents >= 0)),
  constraint item_cost_changes_before_cents_check CHECK ((before_cents >= 0)),
  constraint item_cost_changes_check CHECK ((before_cents IS DISTINCT FROM after_cents)),
  constraint item_cost_changes_made_by_check CHECK ((made_by <> ''::text)),
  constraint item_cost_changes_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint item_cost_changes_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id)
);
CREATE INDEX item_cost_changes_by_item ON item_cost_changes USING btree (item_id);
CREATE TRIGGER audit AFTER INSERT ON item_cost_changes FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant select, insert (after_cents), insert (before_cents), insert (item_id), insert (made_at), insert (made_by), insert (reason) on item_cost_changes to {{server}};

create table items (
  id bigint not null generated always as identity,
  skin_id text not null,
  exterior text not null,
  variant text not null,
  float double precision,
  paint_seed integer,
  price_cents bigint not null,
  old_price_cents bigint,
  price_changed_at timestamp with time zone not null default now(),
  new_until timestamp with time zone,
  state text not null default 'available'::text,
  available_from timestamp with time zone,
  sold_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  seed_key text,
  title text not null,
  class text not null,
  type text not null,
  weapon text not null,
  rarity text not null,
  kind_no integer not null,
  picture text not null,
  offer_id bigint,
  asset_id text,
  steam_account_id bigint,
  cost_cents bigint,
  cost_source text,
  source_ref text,
  external_id text,
  request_key text,
  note text not null default ''::text,
  withdrawn_at timestamp with time zone,
  withdrawn_because text,
  attachments jsonb,
  constraint items_pkey PRIMARY KEY (id),
  constraint items_external_id_key UNIQUE (external_id),
  constraint items_request_key_key UNIQUE (request_key),
  constraint items_asset_id_check CHECK ((asset_id ~ '^\d{1,20}$'::text)),
  constraint items_attachments CHECK (are_attachments(attachments)),
  constraint items_attachments_fit CHECK (((attachments IS NULL) OR (type <> ALL (ARRAY['Knife'::text, 'Gloves'::text])) OR ((type = 'Knife'::text) AND ((attachments -> 'stickers'::text) = '[]'::jsonb) AND ((attachments -> 'charm'::text) = 'null'::jsonb)))),
  constraint items_check CHECK ((old_price_cents > price_cents)),
  constraint items_class_check CHECK ((class = ANY (ARRAY['Normal'::text, 'StatTrak™'::text, 'Souvenir'::text, '★'::text, '★ StatTrak™'::text]))),
  constraint items_cost_cents_check CHECK ((cost_cents >= 0)),
  constraint items_cost_has_source CHECK (((cost_cents IS NULL) = (cost_source IS NULL))),
  constraint items_cost_source_check CHECK ((cost_source = ANY (ARRAY['offer'::text, 'purchase'::text, 'opening'::text]))),
  constraint items_exterior_fits_float CHECK ( CASE exterior WHEN 'FN'::text THEN (("float" >= (0)::double precision) AND ("float" < (0.07)::double precision)) WHEN 'MW'::text THEN (("float" >= (0.07)::double precision) AND ("float" < (0.15)::double precision)) WHEN 'FT'::text THEN (("float" >= (0.15)::double precision) AND ("float" < (0.38)::double precision)) WHEN 'WW'::text THEN (("float" >= (0.38)::double precision) AND ("float" < (0.45)::double precision)) WHEN 'BS'::text THEN (("float" >= (0.45)::double precision) AND ("float" <= (1)::double precision)) ELSE ("float" IS NULL) END),
  constraint items_external_id_check CHECK (((length(external_id) >= 1) AND (length(external_id) <= 80))),
  constraint items_not_painted CHECK ((((exterior = 'NP'::text) = ("float" IS NULL)) AND ((exterior = 'NP'::text) = (paint_seed IS NULL)))),
  constraint items_note_check CHECK ((length(note) <= 500)),
  constraint items_paint_seed_check CHECK (((paint_seed >= 0) AND (paint_seed <= 1000))),
  constraint items_price_cents_check CHECK ((price_cents > 0)),
  constraint items_sold_at CHECK (((state = 'sold'::text) = (sold_at IS NOT NULL))),
  constraint items_source_ref_check CHECK (((length(source_ref) >= 1) AND (length(source_ref) <= 120))),
  constraint items_state_check CHECK ((state = ANY (ARRAY['available'::text, 'hidden'::text, 'reserved'::text, 'sold'::text, 'withdrawn'::text]))),
  constraint items_withdrawn CHECK ((((state = 'withdrawn'::text) = (withdrawn_at IS NOT NULL)) AND ((withdrawn_at IS NULL) = (withdrawn_because IS NULL)))),
  constraint items_withdrawn_because_check CHECK ((withdrawn_because = ANY (ARRAY['sold_elsewhere'::text, 'traded_away'::text, 'reversed'::text, 'lost'::text, 'wrong_entry'::text]))),
  constraint items_kind_no_fkey FOREIGN KEY (kind_no) REFERENCES kinds(no),
  constraint items_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id),
  constraint items_skin_id_exterior_variant_fkey FOREIGN KEY (skin_id, exterior, variant) REFERENCES reference_prices(skin_id, exterior, variant),
  constraint items_steam_account_id_fkey FOREIGN KEY (steam_account_id) REFERENCES steam_accounts(id)
);
CREATE UNIQUE INDEX items_asset ON items USING btree (asset_id) WHERE ((asset_id IS NOT NULL) AND (state <> 'withdrawn'::text));
CREATE INDEX items_available_float ON items USING btree (skin_id, "float") INCLUDE (paint_seed, available_from, id) WHERE (state = 'available'::text);
CREATE INDEX items_available_from ON items USING btree (available_from) WHERE ((state = 'available'::text) AND (available_from IS NOT NULL));
CREATE INDEX items_available_kind ON items USING btree (kind_no, price_cents, id) INCLUDE ("float", available_from, old_price_cents, new_until) WHERE (state = 'available'::text);
CREATE INDEX items_available_price ON items USING btree (price_cents, id) INCLUDE (kind_no, "float", available_from, old_price_cents, new_until) WHERE (state = 'available'::text);
CREATE INDEX items_available_weapon ON items USING btree (weapon, price_cents, id) WHERE (state = 'available'::text);
CREATE INDEX items_by_account ON items USING btree (steam_account_id) WHERE (steam_account_id IS NOT NULL);
CREATE INDEX items_by_kind ON items USING btree (kind_no, id);
CREATE UNIQUE INDEX items_by_offer ON items USING btree (offer_id) WHERE (offer_id IS NOT NULL);
CREATE INDEX items_by_skin ON items USING btree (skin_id, price_cents);
CREATE INDEX items_by_state ON items USING btree (state, id DESC);
CREATE INDEX items_by_state_price ON items USING btree (state, price_cents, id);
CREATE INDEX items_by_variant ON items USING btree (skin_id, exterior, variant);
CREATE INDEX items_listed ON items USING btree (GREATEST(created_at, available_from), id);
CREATE INDEX items_margin ON items USING btree ((((cost_cents)::double precision / (price_cents)::double precision)), id) INCLUDE (state) WHERE (cost_cents IS NOT NULL);
CREATE INDEX items_new_until ON items USING btree (new_until) WHERE ((state = 'available'::text) AND (new_until IS NOT NULL));
CREATE UNIQUE INDEX items_seed_key ON items USING btree (seed_key) WHERE (seed_key IS NOT NULL);
CREATE INDEX items_sold ON items USING btree (sold_at) INCLUDE (skin_id) WHERE (state = 'sold'::text);
CREATE INDEX items_sold_of_kind ON items USING btree (kind_no, sold_at DESC) WHERE (state = 'sold'::text);
CREATE INDEX items_withdrawn ON items USING btree (withdrawn_at) WHERE (withdrawn_at IS NOT NULL);
CREATE TRIGGER announce_added AFTER INSERT ON items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_items();
CREATE TRIGGER announce_changed AFTER UPDATE ON items REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_items();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON items FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER check_price BEFORE INSERT OR UPDATE OF price_cents, old_price_cents ON items FOR EACH ROW EXECUTE FUNCTION check_price();
CREATE TRIGGER describe_item BEFORE INSERT OR UPDATE OF skin_id, exterior, variant, "float" ON items FOR EACH ROW EXECUTE FUNCTION describe_item();
CREATE TRIGGER drop_pins AFTER UPDATE OF state ON items FOR EACH ROW WHEN (((old.state <> new.state) AND (new.state = ANY (ARRAY['sold'::text, 'hidden'::text, 'withdrawn'::text])))) EXECUTE FUNCTION drop_pins();
CREATE TRIGGER end_packs AFTER UPDATE OF state ON items FOR EACH ROW WHEN ((new.state = ANY (ARRAY['sold'::text, 'withdrawn'::text]))) EXECUTE FUNCTION end_packs();
CREATE TRIGGER item_change BEFORE UPDATE OF state ON items FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION check_item_change();
CREATE TRIGGER item_cost BEFORE UPDATE OF cost_cents, cost_source, offer_id ON items FOR EACH ROW WHEN ((((old.cost_cents IS DISTINCT FROM new.cost_cents) OR (old.cost_source IS DISTINCT FROM new.cost_source)) OR ((old.cost_source = 'offer'::text) AND (old.offer_id IS DISTINCT FROM new.offer_id)))) EXECUTE FUNCTION check_item_cost();
CREATE CONSTRAINT TRIGGER item_cost_of_offer AFTER INSERT OR UPDATE OF cost_cents, cost_source, offer_id ON items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.cost_source = 'offer'::text)) EXECUTE FUNCTION check_cost_of_offer();
CREATE TRIGGER item_facts BEFORE UPDATE OF skin_id, exterior, variant, "float", paint_seed ON items FOR EACH ROW WHEN ((((((old.skin_id IS DISTINCT FROM new.skin_id) OR (old.exterior IS DISTINCT FROM new.exterior)) OR (old.variant IS DISTINCT FROM new.variant)) OR (old."float" IS DISTINCT FROM new."float")) OR (old.paint_seed IS DISTINCT FROM new.paint_seed))) EXECUTE FUNCTION check_item_facts();
CREATE TRIGGER item_first_state BEFORE INSERT ON items FOR EACH ROW WHEN ((new.state <> ALL (ARRAY['available'::text, 'hidden'::text]))) EXECUTE FUNCTION refuse_first_item_state();
CREATE CONSTRAINT TRIGGER item_held AFTER UPDATE OF state ON items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.state = 'reserved'::text)) EXECUTE FUNCTION check_held_item();
CREATE TRIGGER log_first_prices AFTER INSERT ON items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION log_first_prices();
CREATE TRIGGER log_price AFTER UPDATE OF price_cents, old_price_cents, state, available_from ON items FOR EACH ROW WHEN (((((old.price_cents IS DISTINCT FROM new.price_cents) OR (old.old_price_cents IS DISTINCT FROM new.old_price_cents)) OR ((old.state = 'hidden'::text) IS DISTINCT FROM (new.state = 'hidden'::text))) OR (old.available_from IS DISTINCT FROM new.available_from))) EXECUTE FUNCTION log_price();
CREATE TRIGGER note_fresh_added AFTER INSERT ON items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_fresh_offers();
CREATE TRIGGER note_fresh_changed AFTER UPDATE ON items REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_fresh_offers();
CREATE TRIGGER note_shelved AFTER INSERT OR UPDATE OF offer_id ON items FOR EACH ROW WHEN ((new.offer_id IS NOT NULL)) EXECUTE FUNCTION note_shelved();
CREATE TRIGGER picture_item BEFORE INSERT OR UPDATE OF skin_id, exterior, variant, paint_seed ON items FOR EACH ROW EXECUTE FUNCTION picture_item();
CREATE TRIGGER return_campaign_price AFTER UPDATE OF state ON items FOR EACH ROW WHEN (((old.state = ANY (ARRAY['reserved'::text, 'sold'::text])) AND (new.state = 'available'::text))) EXECUTE FUNCTION return_price_of_freed();
CREATE TRIGGER tell_webhooks AFTER UPDATE ON items REFERENCING OLD TABLE AS was NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_items();
CREATE TRIGGER tell_webhooks_of_new AFTER INSERT ON items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_of_added_items();
grant select, insert (asset_id), update (asset_id), insert (attachments), update (attachments), insert (available_from), update (available_from), insert (cost_cents), update (cost_cents), insert (cost_source), update (cost_source), insert (exterior), update (exterior), insert (external_id), update (external_id), insert (float), update (float), insert (new_until), update (new_until), insert (note), update (note), insert (offer_id), update (offer_id), update (old_price_cents), insert (paint_seed), update (paint_seed), insert (price_cents), update (price_cents), insert (request_key), insert (skin_id), update (skin_id), update (sold_at), insert (source_ref), update (source_ref), insert (state), update (state), insert (steam_account_id), update (steam_account_id), insert (variant), update (variant), update (withdrawn_at), update (withdrawn_because) on items to {{server}};

create table job_runs (
  task text not null,
  done_at timestamp with time zone not null,
  milliseconds integer not null,
  slowest_milliseconds integer not null,
  slowest_at timestamp with time zone not null,
  constraint job_runs_pkey PRIMARY KEY (task),
  constraint job_runs_milliseconds_check CHECK ((milliseconds >= 0)),
  constraint job_runs_slowest_milliseconds_check CHECK ((slowest_milliseconds >= 0)),
  constraint job_runs_task_check CHECK ((task <> ''::text))
);
grant insert, select, update on job_runs to {{server}};

create table job_steps (
  id bigint not null generated always as identity,
  job_id bigint not null,
  name text not null,
  customer_id bigint,
  step text not null,
  by text not null,
  at timestamp with time zone not null,
  why text,
  constraint job_steps_pkey PRIMARY KEY (id),
  constraint job_steps_by_check CHECK ((by <> ''::text)),
  constraint job_steps_dropped_why CHECK (((step <> 'dropped'::text) OR (why IS NOT NULL))),
  constraint job_steps_name_check CHECK ((name <> ''::text)),
  constraint job_steps_step_check CHECK ((step = ANY (ARRAY['retried'::text, 'dropped'::text]))),
  constraint job_steps_why_check CHECK ((why <> ''::text)),
  constraint job_steps_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE SET NULL
);
CREATE INDEX job_steps_by_customer ON job_steps USING btree (customer_id) WHERE (customer_id IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT ON job_steps FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant insert, select on job_steps to {{server}};

create table job_workers (
  id text not null,
  seen_at timestamp with time zone not null,
  constraint job_workers_pkey PRIMARY KEY (id),
  constraint job_workers_id_check CHECK ((id <> ''::text))
);
grant delete, insert, select, update on job_workers to {{server}};

create table kept_papers (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  kind text not null,
  paper text not null,
  file_name text not null,
  issued_at timestamp with time zone not null,
  keep_until timestamp with time zone not null,
  sealed bytea not null,
  constraint kept_papers_pkey PRIMARY KEY (id),
  constraint kept_papers_once UNIQUE (kind, paper),
  constraint kept_papers_check CHECK ((keep_until > issued_at)),
  constraint kept_papers_file_name_check CHECK ((file_name <> ''::text)),
  constraint kept_papers_kind_check CHECK ((kind = ANY (ARRAY['receipt'::text, 'credit_note'::text, 'payment_confirmation'::text]))),
  constraint kept_papers_paper_check CHECK ((paper <> ''::text)),
  constraint kept_papers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id)
);
CREATE INDEX kept_papers_by_customer ON kept_papers USING btree (customer_id);
CREATE INDEX kept_papers_by_end ON kept_papers USING btree (keep_until);
grant delete, insert, select, update (sealed) on kept_papers to {{server}};

create table kinds (
  no integer not null generated always as identity,
  skin_id text not null,
  exterior text not null,
  variant text not null,
  class text not null,
  words tsvector not null,
  wide_words tsvector not null,
  constraint kinds_pkey PRIMARY KEY (no),
  constraint kinds_skin_id_exterior_variant_key UNIQUE (skin_id, exterior, variant),
  constraint kinds_skin_id_exterior_variant_fkey FOREIGN KEY (skin_id, exterior, variant) REFERENCES reference_prices(skin_id, exterior, variant)
);
CREATE INDEX kinds_wide_words ON kinds USING gin (wide_words);
CREATE INDEX kinds_words ON kinds USING gin (words);
CREATE TRIGGER announce_added AFTER INSERT ON kinds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_kinds();
CREATE TRIGGER announce_changed AFTER UPDATE ON kinds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_kinds();
CREATE TRIGGER announce_removed AFTER DELETE ON kinds REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_kinds();
grant delete, select on kinds to {{server}};

create table known_devices (
  customer_id bigint not null,
  device_hash bytea not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  factor_until timestamp with time zone,
  constraint known_devices_pkey PRIMARY KEY (customer_id, device_hash),
  constraint known_devices_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX known_devices_by_hash ON known_devices USING btree (device_hash);
CREATE INDEX known_devices_by_sight ON known_devices USING btree (seen_at);
grant delete, insert, select, update on known_devices to {{server}};

create table ledger_accounts (
  id bigint not null generated always as identity,
  kind text not null,
  customer_id bigint,
  name text not null generated always as ( CASE WHEN (customer_id IS NULL) THEN kind ELSE ((kind || ':'::text) || (customer_id)::text) END) stored,
  constraint ledger_accounts_pkey PRIMARY KEY (id),
  constraint ledger_accounts_name_key UNIQUE (name),
  constraint ledger_accounts_check CHECK (((kind = 'customer'::text) = (customer_id IS NOT NULL))),
  constraint ledger_accounts_kind_check CHECK ((kind = ANY (ARRAY['customer'::text, 'provider_clearing'::text, 'sales'::text, 'vat'::text, 'promo'::text, 'payouts_owed'::text, 'bank'::text, 'receivable'::text, 'goodwill'::text, 'stock'::text, 'stock_ordered'::text, 'payouts_promised'::text, 'payouts_sent'::text, 'corrections'::text, 'paid_twice'::text, 'cost_of_sales'::text, 'stock_intake'::text, 'stock_losses'::text, 'provider_fees'::text, 'exchange_differences'::text, 'bank_other'::text, 'bank_opening'::text])))
);
CREATE TRIGGER ledger_accounts_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION ledger_forbid();
CREATE TRIGGER ledger_open_balance AFTER INSERT ON ledger_accounts FOR EACH ROW WHEN ((new.customer_id IS NOT NULL)) EXECUTE FUNCTION ledger_open_balance();
grant select on ledger_accounts to {{server}};

create table ledger_entries (
  transaction_id bigint not null,
  account_id bigint not null,
  cents bigint not null,
  constraint ledger_entries_pkey PRIMARY KEY (transaction_id, account_id),
  constraint ledger_entries_cents_check CHECK ((cents <> 0)),
  constraint ledger_entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id)
);
CREATE INDEX ledger_entries_by_account ON ledger_entries USING btree (account_id, transaction_id) INCLUDE (cents);
CREATE CONSTRAINT TRIGGER adjustment_entry AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.account_id = ANY (ARRAY[(8)::bigint, (13)::bigint]))) EXECUTE FUNCTION check_adjustment_entry();
CREATE TRIGGER ledger_apply_entries AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_apply_entries();
CREATE TRIGGER ledger_entries_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_forbid();
CREATE CONSTRAINT TRIGGER money_leaves AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.cents > 0) AND (new.account_id = ANY (ARRAY[(6)::bigint, (12)::bigint])))) EXECUTE FUNCTION check_money_leaves();
CREATE CONSTRAINT TRIGGER money_returns AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.cents < 0) AND (new.account_id = 6))) EXECUTE FUNCTION check_money_returns();
grant select on ledger_entries to {{server}};

create table ledger_transactions (
  id bigint not null generated always as identity,
  reference text not null,
  kind text not null,
  reverses bigint,
  reason text,
  made_by text not null,
  made_at timestamp with time zone not null,
  created_in xid8 not null default pg_current_xact_id(),
  constraint ledger_transactions_pkey PRIMARY KEY (id),
  constraint ledger_transactions_reference_key UNIQUE (reference),
  constraint ledger_transactions_reverses_key UNIQUE (reverses),
  constraint ledger_transactions_kind_check CHECK ((kind ~ '^[a-z_]+$'::text)),
  constraint ledger_transactions_made_by_check CHECK ((made_by <> ''::text)),
  constraint ledger_transactions_reference_check CHECK ((reference <> ''::text)),
  constraint ledger_transactions_reverses_fkey FOREIGN KEY (reverses) REFERENCES ledger_transactions(id)
);
CREATE INDEX ledger_transactions_by_time ON ledger_transactions USING brin (made_at) WITH (pages_per_range='32');
CREATE CONSTRAINT TRIGGER ledger_check_transaction AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_transaction();
CREATE TRIGGER ledger_refuse_locked BEFORE INSERT ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION ledger_refuse_locked();
CREATE TRIGGER ledger_transactions_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transactions FOR EACH STATEMENT WHEN ((NOT is_erasing())) EXECUTE FUNCTION ledger_forbid();
grant select on ledger_transactions to {{server}};

create table mailed_links (
  token_hash bytea not null,
  customer_id bigint not null,
  email text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  purpose text not null,
  template text,
  constraint mailed_links_pkey PRIMARY KEY (token_hash),
  constraint mailed_links_purpose_check CHECK ((purpose = ANY (ARRAY['verify_address'::text, 'reset_password'::text, 'change_email'::text, 'not_me'::text]))),
  constraint mailed_links_template_check CHECK (((purpose = 'not_me'::text) = (template IS NOT NULL))),
  constraint mailed_links_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX mailed_links_by_customer ON mailed_links USING btree (customer_id);
CREATE INDEX mailed_links_by_expiry ON mailed_links USING btree (expires_at);
grant delete, insert, select, update on mailed_links to {{server}};

create table money_proposals (
  id bigint not null generated always as identity,
  kind text not null,
  customer_id bigint not null,
  order_id bigint,
  payment_id uuid,
  cents bigint not null,
  terms jsonb not null,
  reason text not null,
  state text not null,
  proposed_by bigint,
  proposed_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision_reason text,
  request_key text not null,
  constraint money_proposals_pkey PRIMARY KEY (id),
  constraint money_proposals_request_key_key UNIQUE (request_key),
  constraint money_proposals_cents_check CHECK ((cents > 0)),
  constraint money_proposals_decided CHECK ((((state = 'proposed'::text) = (decided_by IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)) AND ((state = 'declined'::text) = (decision_reason IS NOT NULL)))),
  constraint money_proposals_kind_check CHECK ((kind = ANY (ARRAY['refund'::text, 'reversed'::text, 'settled_elsewhere'::text]))),
  constraint money_proposals_proposer CHECK (((proposed_by IS NOT NULL) OR (kind = 'reversed'::text))),
  constraint money_proposals_reason_check CHECK ((reason <> ''::text)),
  constraint money_proposals_second_person CHECK (((state <> 'approved'::text) OR (decided_by <> proposed_by))),
  constraint money_proposals_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'approved'::text, 'declined'::text]))),
  constraint money_proposals_subject CHECK ((((kind = 'settled_elsewhere'::text) = (order_id IS NULL)) AND ((kind = 'settled_elsewhere'::text) = (payment_id IS NOT NULL)))),
  constraint money_proposals_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint money_proposals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff(id),
  constraint money_proposals_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint money_proposals_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint money_proposals_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES staff(id)
);
CREATE INDEX money_proposals_by_customer ON money_proposals USING btree (customer_id);
CREATE INDEX money_proposals_by_order ON money_proposals USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX money_proposals_by_payment ON money_proposals USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX money_proposals_by_state ON money_proposals USING btree (state, id DESC);
CREATE TRIGGER approver BEFORE UPDATE ON money_proposals FOR EACH ROW WHEN ((new.state = 'approved'::text)) EXECUTE FUNCTION check_approver('decided_by', 'decided_at');
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON money_proposals FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER money_proposal BEFORE INSERT OR UPDATE ON money_proposals FOR EACH ROW WHEN ((NOT is_erasing())) EXECUTE FUNCTION check_money_proposal();
grant insert, select, update (decided_at), update (decided_by), update (decision_reason), update (state) on money_proposals to {{server}};

create table month_locks (
  id bigint not null generated always as identity,
  month text not null,
  begins_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  time_zone text not null,
  sums_before jsonb not null,
  sums_after jsonb not null,
  vat jsonb not null,
  locked_by text not null,
  locked_at timestamp with time zone not null,
  unlocked_by text,
  unlocked_at timestamp with time zone,
  unlock_reason text,
  constraint month_locks_pkey PRIMARY KEY (id),
  constraint month_locks_check CHECK ((ends_at > begins_at)),
  constraint month_locks_check1 CHECK ((locked_at >= ends_at)),
  constraint month_locks_check2 CHECK ((((unlocked_at IS NULL) = (unlocked_by IS NULL)) AND ((unlocked_at IS NULL) = (unlock_reason IS NULL)))),
  constraint month_locks_locked_by_check CHECK ((locked_by <> ''::text)),
  constraint month_locks_month_check CHECK ((month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'::text)),
  constraint month_locks_unlock_reason_check CHECK ((unlock_reason <> ''::text)),
  constraint month_locks_unlocked_by_check CHECK ((unlocked_by <> ''::text))
);
CREATE INDEX month_locks_by_end ON month_locks USING btree (ends_at DESC) WHERE (unlocked_at IS NULL);
CREATE UNIQUE INDEX month_locks_standing ON month_locks USING btree (month) WHERE (unlocked_at IS NULL);
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON month_locks FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER in_order BEFORE INSERT OR UPDATE ON month_locks FOR EACH ROW EXECUTE FUNCTION check_month_lock();
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON month_locks FOR EACH STATEMENT EXECUTE FUNCTION refuse_month_lock_removal();
grant insert, select, update (unlock_reason), update (unlocked_at), update (unlocked_by) on month_locks to {{server}};

create table monthly_exports (
  name text not null,
  format text not null,
  made_month text,
  constraint monthly_exports_pkey PRIMARY KEY (name),
  constraint monthly_exports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'json'::text]))),
  constraint monthly_exports_made_month_check CHECK ((made_month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'::text)),
  constraint monthly_exports_name_check CHECK ((name ~ '^[a-z_]{2,30}$'::text))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON monthly_exports FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('name');
grant delete, insert, select, update on monthly_exports to {{server}};

create table notifications (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  kind text not null,
  title text not null,
  link text not null,
  at timestamp with time zone not null,
  read_at timestamp with time zone,
  job_id bigint not null,
  queued_at timestamp with time zone not null,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_job_id_queued_at_key UNIQUE (job_id, queued_at),
  constraint notifications_kind_check CHECK ((kind = ANY (ARRAY['orders'::text, 'payments'::text, 'offers'::text, 'payouts'::text, 'deals'::text, 'price_alerts'::text, 'saved_searches'::text, 'security'::text]))),
  constraint notifications_link_check CHECK (((link ~~ '/%'::text) AND (link !~~ '//%'::text))),
  constraint notifications_title_check CHECK ((title <> ''::text)),
  constraint notifications_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX notifications_by_age ON notifications USING btree (at);
CREATE INDEX notifications_by_customer ON notifications USING btree (customer_id, id);
CREATE INDEX notifications_unread ON notifications USING btree (customer_id) WHERE (read_at IS NULL);
CREATE TRIGGER told AFTER INSERT OR UPDATE ON notifications FOR EACH ROW EXECUTE FUNCTION tell_notification();
grant delete, insert, select, update (read_at) on notifications to {{server}};

create table offer_events (
  id bigint not null generated always as identity,
  offer_id bigint not null,
  kind text not null,
  state text not null,
  by text not null,
  at timestamp with time zone not null,
  why text not null,
  note text,
  cents bigint,
  constraint offer_events_pkey PRIMARY KEY (id),
  constraint offer_events_by_check CHECK ((by <> ''::text)),
  constraint offer_events_cents_check CHECK ((cents > 0)),
  constraint offer_events_kind_check CHECK ((kind = ANY (ARRAY['created'::text, 'countered'::text, 'counter_changed'::text, 'accepted'::text, 'declined'::text, 'rejected'::text, 'counter_expired'::text, 'received'::text, 'not_received'::text, 'reversed'::text, 'ready'::text, 'payout_requested'::text, 'payout_set_off'::text, 'payout_sent'::text, 'payout_confirmed'::text, 'payout_failed'::text, 'payout_returned'::text]))),
  constraint offer_events_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id)
);
CREATE INDEX offer_events_by_offer ON offer_events USING btree (offer_id, id);
CREATE TRIGGER tell_webhooks AFTER INSERT ON offer_events FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['created'::text, 'countered'::text, 'counter_changed'::text, 'accepted'::text, 'received'::text, 'ready'::text, 'rejected'::text, 'declined'::text, 'counter_expired'::text, 'not_received'::text, 'reversed'::text]))) EXECUTE FUNCTION tell_of_offer();
grant insert, select on offer_events to {{server}};

create table offer_margins (
  from_cents bigint not null,
  percent numeric(4,2) not null,
  constraint offer_margins_pkey PRIMARY KEY (from_cents),
  constraint offer_margins_from_cents_check CHECK ((from_cents >= 0)),
  constraint offer_margins_percent_check CHECK (((percent >= (0)::numeric) AND (percent <= (90)::numeric)))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON offer_margins FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('from_cents');
grant delete, insert, select, update (percent) on offer_margins to {{server}};

create table offer_transitions (
  from_state text not null,
  to_state text not null,
  constraint offer_transitions_pkey PRIMARY KEY (from_state, to_state)
);
grant select on offer_transitions to {{server}};

create table offers (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  state text not null,
  title text not null,
  skin_id text,
  variant text,
  quality text not null,
  item_url text not null,
  user_price_cents bigint not null,
  created_at timestamp with time zone not null,
  reply_due_at timestamp with time zone not null,
  service_price_cents bigint,
  reference_cents bigint,
  margin_percent numeric(5,2),
  float double precision,
  counter_expires_at timestamp with time zone,
  accepted_at timestamp with time zone,
  trade_link text,
  steamid text,
  receive_until timestamp with time zone,
  trade_offer_id text,
  received_at timestamp with time zone,
  protected_until timestamp with time zone,
  ready_at timestamp with time zone,
  paint_seed integer,
  asset_id text,
  shelved_at timestamp with time zone,
  attachments jsonb,
  steam_account_id bigint,
  constraint offers_pkey PRIMARY KEY (id),
  constraint offers_id_customer_id_service_price_cents_key UNIQUE (id, customer_id, service_price_cents),
  constraint offers_accepted CHECK (((state = ANY (ARRAY['pending'::text, 'offer'::text, 'declined_by_user'::text, 'declined_by_service'::text])) OR ((accepted_at IS NOT NULL) AND (trade_link IS NOT NULL) AND (steamid IS NOT NULL) AND (receive_until IS NOT NULL)))),
  constraint offers_asset_id_check CHECK ((asset_id ~ '^\d{1,20}$'::text)),
  constraint offers_attachments CHECK (are_attachments(attachments)),
  constraint offers_check CHECK (((skin_id IS NULL) = (variant IS NULL))),
  constraint offers_check1 CHECK (((received_at IS NULL) = (protected_until IS NULL))),
  constraint offers_countered CHECK (((state = ANY (ARRAY['pending'::text, 'declined_by_service'::text])) OR ((service_price_cents IS NOT NULL) AND (counter_expires_at IS NOT NULL)))),
  constraint offers_float_check CHECK ((("float" >= (0)::double precision) AND ("float" <= (1)::double precision))),
  constraint offers_paint_seed_check CHECK (((paint_seed >= 0) AND (paint_seed <= 1000))),
  constraint offers_quality_check CHECK ((quality = ANY (ARRAY['field_tested'::text, 'battle_scarred'::text, 'minimal_wear'::text, 'well_worn'::text, 'factory_new'::text, 'not_painted'::text]))),
  constraint offers_received CHECK (((state <> ALL (ARRAY['ready_for_payout'::text, 'payout_processing'::text, 'approved'::text])) OR ((received_at IS NOT NULL) AND (ready_at >= protected_until)))),
  constraint offers_reference_cents_check CHECK ((reference_cents > 0)),
  constraint offers_service_price_cents_check CHECK ((service_price_cents > 0)),
  constraint offers_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'offer'::text, 'awaiting_item'::text, 'ready_for_payout'::text, 'payout_processing'::text, 'approved'::text, 'declined_by_user'::text, 'declined_by_service'::text]))),
  constraint offers_steamid_check CHECK ((steamid ~ '^76561\d{12}$'::text)),
  constraint offers_user_price_cents_check CHECK ((user_price_cents > 0)),
  constraint offers_variant_check CHECK ((variant = ANY (ARRAY['normal'::text, 'stattrak'::text, 'souvenir'::text]))),
  constraint offers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint offers_skin_id_fkey FOREIGN KEY (skin_id) REFERENCES skins(id),
  constraint offers_steam_account_id_fkey FOREIGN KEY (steam_account_id) REFERENCES steam_accounts(id),
  constraint offers_trade_of_customer FOREIGN KEY (trade_offer_id, customer_id) REFERENCES trade_numbers(number, customer_id) NOT VALID
);
CREATE INDEX offers_by_customer ON offers USING btree (customer_id, id DESC);
CREATE INDEX offers_by_state ON offers USING btree (state, id DESC);
CREATE INDEX offers_by_trade ON offers USING btree (trade_offer_id) WHERE (trade_offer_id IS NOT NULL);
CREATE INDEX offers_ended ON offers USING btree (id) WHERE (state = ANY (ARRAY['approved'::text, 'declined_by_user'::text, 'declined_by_service'::text]));
CREATE INDEX offers_expiring ON offers USING btree (counter_expires_at, id) WHERE (state = 'offer'::text);
CREATE INDEX offers_not_received ON offers USING btree (receive_until, id) WHERE ((state = 'awaiting_item'::text) AND (received_at IS NULL));
CREATE UNIQUE INDEX offers_one_open_per_copy ON offers USING btree (customer_id, "substring"(item_url, '#730_2_(\d+)$'::text)) WHERE (state = ANY (ARRAY['pending'::text, 'offer'::text, 'awaiting_item'::text]));
CREATE INDEX offers_protected ON offers USING btree (protected_until, id) WHERE ((state = 'awaiting_item'::text) AND (received_at IS NOT NULL));
CREATE INDEX offers_ready ON offers USING btree (ready_at, id) WHERE (state = 'ready_for_payout'::text);
CREATE INDEX offers_reversed ON offers USING btree (id) WHERE ((received_at IS NOT NULL) AND (state = 'declined_by_service'::text));
CREATE INDEX offers_title_words ON offers USING gin (lower(title) gin_trgm_ops);
CREATE INDEX offers_to_answer ON offers USING btree (reply_due_at, id) WHERE (state = 'pending'::text);
CREATE INDEX offers_to_shelve ON offers USING btree (received_at, id) WHERE ((received_at IS NOT NULL) AND (shelved_at IS NULL) AND (state <> 'declined_by_service'::text));
CREATE TRIGGER audit AFTER UPDATE ON offers FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER not_while_leaving BEFORE INSERT ON offers FOR EACH ROW EXECUTE FUNCTION refuse_leaving_customer();
CREATE TRIGGER offer_change BEFORE UPDATE ON offers FOR EACH ROW WHEN ((NOT is_erasing())) EXECUTE FUNCTION check_offer_change();
CREATE TRIGGER offer_first_state BEFORE INSERT ON offers FOR EACH ROW WHEN ((new.state <> 'pending'::text)) EXECUTE FUNCTION refuse_first_offer_state();
CREATE CONSTRAINT TRIGGER offer_has_payout AFTER UPDATE OF state ON offers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION check_offer_has_payout();
grant insert, select, update (accepted_at), update (asset_id), update (counter_expires_at), update (float), update (margin_percent), update (paint_seed), update (protected_until), update (ready_at), update (receive_until), update (received_at), update (reference_cents), update (service_price_cents), update (state), update (steam_account_id), update (steamid), update (trade_link), update (trade_offer_id) on offers to {{server}};

create table order_cases (
  id bigint not null generated always as identity,
  order_id bigint not null,
  kind text not null,
  line_nos integer[] not null default '{}'::integer[],
  state text not null default 'waits_for_shop'::text,
  opened_at timestamp with time zone not null,
  waits_since timestamp with time zone not null,
  read_id bigint not null default 0,
  assigned_to bigint,
  warned_at timestamp with time zone,
  solved_at timestamp with time zone,
  emptied_at timestamp with time zone,
  constraint order_cases_pkey PRIMARY KEY (id),
  constraint order_cases_emptied CHECK (((emptied_at IS NULL) OR (state = 'solved'::text))),
  constraint order_cases_kind_check CHECK ((kind = ANY (ARRAY['trade_missing'::text, 'wrong_item'::text, 'wrong_amount'::text, 'refund'::text, 'other'::text]))),
  constraint order_cases_line_nos_check CHECK ((cardinality(line_nos) <= 50)),
  constraint order_cases_solved CHECK (((state = 'solved'::text) = (solved_at IS NOT NULL))),
  constraint order_cases_state_check CHECK ((state = ANY (ARRAY['waits_for_shop'::text, 'waits_for_customer'::text, 'solved'::text]))),
  constraint order_cases_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES staff(id),
  constraint order_cases_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX order_cases_by_order ON order_cases USING btree (order_id, id DESC);
CREATE INDEX order_cases_by_state ON order_cases USING btree (state, waits_since, id);
CREATE UNIQUE INDEX order_cases_one_open ON order_cases USING btree (order_id) WHERE (state <> 'solved'::text);
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON order_cases FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER case_change BEFORE UPDATE ON order_cases FOR EACH ROW EXECUTE FUNCTION check_case_change();
grant select, update (assigned_to), update (emptied_at), insert (kind), insert (line_nos), insert (opened_at), insert (order_id), update (read_id), update (solved_at), update (state), insert (waits_since), update (waits_since), update (warned_at) on order_cases to {{server}};

create table order_events (
  id bigint not null generated always as identity,
  order_id bigint not null,
  state text not null,
  by text not null,
  at timestamp with time zone not null,
  why text not null,
  kind text not null,
  note text,
  constraint order_events_pkey PRIMARY KEY (id),
  constraint order_events_kind_check CHECK ((kind = ANY (ARRAY['opened'::text, 'paid'::text, 'paid_late'::text, 'unpaid'::text, 'trade_sent'::text, 'trade_declined'::text, 'delivered'::text, 'completed'::text, 'cancelled'::text, 'reversed'::text, 'refunded'::text, 'disputed'::text, 'dispute_won'::text, 'dispute_lost'::text, 'withdrawn'::text, 'withdrawal_refused'::text]))),
  constraint order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX order_events_by_order ON order_events USING btree (order_id, id);
CREATE INDEX order_events_trade_failed ON order_events USING btree (at) INCLUDE (order_id) WHERE (kind = ANY (ARRAY['trade_declined'::text, 'cancelled'::text, 'reversed'::text]));
CREATE TRIGGER tell_webhooks AFTER INSERT ON order_events FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['paid'::text, 'paid_late'::text, 'trade_sent'::text, 'trade_declined'::text, 'delivered'::text, 'completed'::text, 'cancelled'::text, 'reversed'::text]))) EXECUTE FUNCTION tell_of_order();
grant insert, select on order_events to {{server}};

create table order_lines (
  order_id bigint not null,
  line_no integer not null,
  item_id bigint not null,
  title text not null,
  quality text not null,
  type text not null,
  price_cents bigint not null,
  discount_cents bigint not null,
  vat_percent numeric(5,2) not null,
  vat_country text not null,
  vat_cents bigint not null,
  live boolean not null default true,
  refunded_cents bigint not null default 0,
  cost_cents bigint,
  phase text,
  exterior text,
  float double precision,
  paint_seed integer,
  attachments jsonb,
  constraint order_lines_pkey PRIMARY KEY (order_id, line_no),
  constraint order_lines_attachments CHECK (are_attachments(attachments)),
  constraint order_lines_check CHECK (((discount_cents >= 0) AND (discount_cents <= price_cents))),
  constraint order_lines_check1 CHECK (((vat_cents >= 0) AND (vat_cents <= (price_cents - discount_cents)))),
  constraint order_lines_cost_cents_check CHECK ((cost_cents >= 0)),
  constraint order_lines_line_no_check CHECK ((line_no > 0)),
  constraint order_lines_price_cents_check CHECK ((price_cents > 0)),
  constraint order_lines_refunded CHECK (((refunded_cents >= 0) AND (refunded_cents <= (price_cents - discount_cents)))),
  constraint order_lines_vat_country_check CHECK ((vat_country ~ '^[A-Z]{2}$'::text)),
  constraint order_lines_vat_percent_check CHECK (((vat_percent >= (0)::numeric) AND (vat_percent <= (100)::numeric))),
  constraint order_lines_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id),
  constraint order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX order_lines_by_title ON order_lines USING gin (title gin_trgm_ops);
CREATE INDEX order_lines_given_up ON order_lines USING btree (order_id, line_no) WHERE (NOT live);
CREATE UNIQUE INDEX order_lines_one_live_per_item ON order_lines USING btree (item_id) WHERE live;
CREATE TRIGGER describe_order_line BEFORE INSERT ON order_lines FOR EACH ROW EXECUTE FUNCTION describe_order_line();
grant insert, select on order_lines to {{server}};

create table order_reminders (
  order_id bigint not null,
  day date not null,
  by text not null,
  at timestamp with time zone not null,
  constraint order_reminders_pkey PRIMARY KEY (order_id, day),
  constraint order_reminders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE TRIGGER audit AFTER INSERT ON order_reminders FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('order_id');
grant insert, select on order_reminders to {{server}};

create table order_transitions (
  from_state text not null,
  to_state text not null,
  constraint order_transitions_pkey PRIMARY KEY (from_state, to_state)
);
grant select on order_transitions to {{server}};

create table orders (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  state text not null,
  payment_method text not null,
  payment_id uuid,
  total_cents bigint not null,
  discount_cents bigint not null,
  vat_cents bigint not null,
  name text not null,
  surname text not null,
  email text not null,
  phone text not null,
  country text not null,
  city text not null,
  address text not null,
  post_code text not null,
  trade_link text not null,
  steamid text not null,
  withdrawal_waiver_at timestamp with time zone,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  terms_accepted_at timestamp with time zone,
  promo_code text,
  trade_offer_id text,
  protected_until timestamp with time zone,
  waits_since timestamp with time zone,
  terms_version bigint,
  company text not null default ''::text,
  vat_id text not null default ''::text,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_check CHECK (((vat_cents >= 0) AND (vat_cents <= total_cents))),
  constraint orders_check1 CHECK (((payment_method = 'card'::text) OR (payment_id IS NULL))),
  constraint orders_company_check CHECK ((length(company) <= 140)),
  constraint orders_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint orders_delivered CHECK (((state <> ALL (ARRAY['accepted'::text, 'completed'::text])) OR (protected_until IS NOT NULL))),
  constraint orders_discount_cents_check CHECK ((discount_cents >= 0)),
  constraint orders_open_is_by_card CHECK (((state <> 'pending'::text) OR (payment_method = 'card'::text))),
  constraint orders_paid CHECK (((state = ANY (ARRAY['pending'::text, 'cancelled'::text])) OR (paid_at IS NOT NULL))),
  constraint orders_payment_method_check CHECK ((payment_method = ANY (ARRAY['card'::text, 'balance'::text]))),
  constraint orders_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'processing'::text, 'in_process'::text, 'accepted'::text, 'completed'::text, 'cancelled'::text, 'reversed'::text]))),
  constraint orders_steamid_check CHECK ((steamid ~ '^76561\d{12}$'::text)),
  constraint orders_total_cents_check CHECK ((total_cents >= 0)),
  constraint orders_vat_id_check CHECK ((vat_id ~ '^([A-Z]{2}[0-9A-Z+*]{2,12})?$'::text)),
  constraint orders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint orders_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint orders_trade_of_customer FOREIGN KEY (trade_offer_id, customer_id) REFERENCES trade_numbers(number, customer_id) NOT VALID
);
CREATE INDEX orders_by_buyer ON orders USING gin ((((((email || ' '::text) || name) || ' '::text) || surname)) gin_trgm_ops);
CREATE INDEX orders_by_customer ON orders USING btree (customer_id, id DESC);
CREATE INDEX orders_by_state ON orders USING btree (state, id DESC);
CREATE INDEX orders_by_trade_offer ON orders USING btree (trade_offer_id) WHERE (trade_offer_id IS NOT NULL);
CREATE UNIQUE INDEX orders_one_open_per_customer ON orders USING btree (customer_id) WHERE (state = 'pending'::text);
CREATE UNIQUE INDEX orders_one_per_payment ON orders USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX orders_paid ON orders USING btree (paid_at) INCLUDE (total_cents) WHERE (paid_at IS NOT NULL);
CREATE INDEX orders_protected ON orders USING btree (protected_until) WHERE (state = 'accepted'::text);
CREATE INDEX orders_waiting ON orders USING btree (state, COALESCE(waits_since, paid_at), id) WHERE (state = ANY (ARRAY['processing'::text, 'in_process'::text]));
CREATE TRIGGER audit AFTER UPDATE ON orders FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER not_while_leaving BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION refuse_leaving_customer();
CREATE TRIGGER order_cost AFTER UPDATE OF paid_at ON orders FOR EACH ROW WHEN (((old.paid_at IS NULL) AND (new.paid_at IS NOT NULL))) EXECUTE FUNCTION note_cost_of_sale();
CREATE TRIGGER order_ends AFTER UPDATE OF state ON orders FOR EACH ROW WHEN (((old.state <> new.state) AND ((new.state = ANY (ARRAY['cancelled'::text, 'reversed'::text])) OR (old.state = 'cancelled'::text)))) EXECUTE FUNCTION free_order_lines();
CREATE TRIGGER order_first_state BEFORE INSERT ON orders FOR EACH ROW WHEN ((new.state <> ALL (ARRAY['pending'::text, 'processing'::text]))) EXECUTE FUNCTION refuse_first_order_state();
CREATE TRIGGER order_transition BEFORE UPDATE OF state ON orders FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION check_order_transition();
CREATE TRIGGER receipt_due AFTER UPDATE OF paid_at ON orders FOR EACH ROW WHEN (((old.paid_at IS NULL) AND (new.paid_at IS NOT NULL))) EXECUTE FUNCTION note_receipt_due();
CREATE TRIGGER receipt_due_of_new AFTER INSERT ON orders FOR EACH ROW WHEN ((new.paid_at IS NOT NULL)) EXECUTE FUNCTION note_receipt_due();
grant insert, select, update (paid_at), update (payment_id), update (protected_until), update (state), update (trade_offer_id), update (waits_since) on orders to {{server}};

create table pack_items (
  pack_id bigint not null,
  line_no integer not null,
  item_id bigint not null,
  gone_at timestamp with time zone,
  constraint pack_items_pkey PRIMARY KEY (pack_id, line_no),
  constraint pack_items_pack_id_item_id_key UNIQUE (pack_id, item_id),
  constraint pack_items_line_no_check CHECK (((line_no >= 1) AND (line_no <= 10))),
  constraint pack_items_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id),
  constraint pack_items_pack_id_fkey FOREIGN KEY (pack_id) REFERENCES packs(id)
);
CREATE INDEX pack_items_by_item ON pack_items USING btree (item_id);
CREATE TRIGGER audit AFTER INSERT ON pack_items FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('pack_id');
CREATE CONSTRAINT TRIGGER pack_items_complete AFTER INSERT ON pack_items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_pack_items();
grant select, insert (item_id), insert (line_no), insert (pack_id) on pack_items to {{server}};

create table packs (
  id bigint not null generated always as identity,
  name text not null,
  price_cents bigint not null,
  items_count integer not null,
  offered_from timestamp with time zone not null,
  offered_until timestamp with time zone,
  made_by text not null,
  created_at timestamp with time zone not null,
  stopped_at timestamp with time zone,
  sold_at timestamp with time zone,
  order_id bigint,
  ended_at timestamp with time zone,
  request_key text,
  constraint packs_pkey PRIMARY KEY (id),
  constraint packs_order_id_key UNIQUE (order_id),
  constraint packs_request_key_key UNIQUE (request_key),
  constraint packs_check CHECK ((offered_until > offered_from)),
  constraint packs_items_count_check CHECK (((items_count >= 2) AND (items_count <= 10))),
  constraint packs_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint packs_price_cents_check CHECK ((price_cents > 0)),
  constraint packs_sold CHECK ((((sold_at IS NULL) = (order_id IS NULL)) AND ((sold_at IS NULL) OR (stopped_at IS NULL)))),
  constraint packs_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX packs_standing ON packs USING btree (id) WHERE ((sold_at IS NULL) AND (stopped_at IS NULL) AND (ended_at IS NULL));
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON packs FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER keep_pack BEFORE UPDATE ON packs FOR EACH ROW WHEN (((((((((old.name IS DISTINCT FROM new.name) OR (old.price_cents IS DISTINCT FROM new.price_cents)) OR (old.items_count IS DISTINCT FROM new.items_count)) OR (old.offered_from IS DISTINCT FROM new.offered_from)) OR (old.offered_until IS DISTINCT FROM new.offered_until)) OR (old.made_by IS DISTINCT FROM new.made_by)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.sold_at IS NOT NULL) OR (old.stopped_at IS NOT NULL))) EXECUTE FUNCTION keep_pack();
CREATE TRIGGER notify_content AFTER INSERT OR UPDATE ON packs FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
CREATE CONSTRAINT TRIGGER pack_items_complete AFTER INSERT ON packs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_pack_items();
CREATE TRIGGER pack_sold AFTER UPDATE OF order_id ON packs FOR EACH ROW WHEN ((new.order_id IS NOT NULL)) EXECUTE FUNCTION check_pack_sold();
grant select, insert (created_at), insert (items_count), insert (made_by), insert (name), insert (offered_from), insert (offered_until), update (order_id), insert (price_cents), insert (request_key), update (sold_at), update (stopped_at) on packs to {{server}};

create table page_versions (
  id bigint not null generated always as identity,
  page_id integer not null,
  language text not null,
  title text not null,
  format text not null,
  source text not null,
  content text not null,
  is_draft boolean not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  constraint page_versions_pkey PRIMARY KEY (id),
  constraint page_versions_format_check CHECK ((format = ANY (ARRAY['html'::text, 'markdown'::text]))),
  constraint page_versions_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint page_versions_made_by_check CHECK ((made_by <> ''::text))
);
CREATE INDEX page_versions_by_text ON page_versions USING btree (page_id, language, id DESC);
CREATE TRIGGER audit AFTER INSERT ON page_versions FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id', 'source', 'content');
CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE OR TRUNCATE ON page_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
grant insert, select on page_versions to {{server}};

create table passkey_challenges (
  challenge_hash bytea not null,
  purpose text not null,
  browser_hash bytea,
  session_id bigint,
  asked_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_challenges_browser CHECK ((((purpose = 'sign_in'::text) = (browser_hash IS NOT NULL)) AND ((browser_hash IS NULL) <> (session_id IS NULL)))),
  constraint passkey_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'prove'::text, 'sign_in'::text]))),
  constraint passkey_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_by_age ON passkey_challenges USING btree (asked_at);
CREATE INDEX passkey_challenges_by_session ON passkey_challenges USING btree (session_id);
grant delete, insert, select on passkey_challenges to {{server}};

create table passkey_handles (
  customer_id bigint not null,
  handle bytea not null default (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  constraint passkey_handles_pkey PRIMARY KEY (customer_id),
  constraint passkey_handles_handle_key UNIQUE (handle),
  constraint passkey_handles_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
grant select, insert (customer_id) on passkey_handles to {{server}};

create table payment_confirmations (
  payment_id uuid not null,
  issued_at timestamp with time zone not null,
  seller text not null,
  time_zone text not null,
  constraint payment_confirmations_pkey PRIMARY KEY (payment_id),
  constraint payment_confirmations_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE TRIGGER never_changes BEFORE DELETE OR UPDATE OR TRUNCATE ON payment_confirmations FOR EACH STATEMENT EXECUTE FUNCTION refuse_receipt_change();
grant insert, select on payment_confirmations to {{server}};

create table payment_events (
  id bigint not null generated always as identity,
  payment_id uuid not null,
  state text not null,
  by text not null,
  at timestamp with time zone not null,
  why text not null,
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events_state_check CHECK ((state = ANY (ARRAY['Pending'::text, 'Success'::text, 'Error'::text, 'Cancelled'::text]))),
  constraint payment_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX payment_events_by_payment ON payment_events USING btree (payment_id, id);
grant insert, select on payment_events to {{server}};

create table payments (
  id uuid not null default gen_random_uuid(),
  customer_id bigint not null,
  purpose text not null,
  amount_minor bigint not null,
  currency text not null,
  currency_value numeric(18,8) not null,
  credit_cents bigint not null,
  state text not null default 'Pending'::text,
  reason text,
  provider_session_id text,
  provider_url text,
  payment_intent text,
  name text not null,
  surname text not null,
  email text not null,
  phone text not null,
  country text not null,
  city text not null,
  address text not null,
  post_code text not null,
  language text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  cancel_asked_at timestamp with time zone,
  asked_at timestamp with time zone,
  settled_at timestamp with time zone,
  refunded_minor bigint not null default 0,
  charged_minor bigint,
  session_attempt integer not null default 1,
  minor_exponent smallint not null default 2,
  charged_currency text,
  settled_elsewhere_at timestamp with time zone,
  settled_elsewhere_by text,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_provider_session_id_key UNIQUE (provider_session_id),
  constraint payments_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payments_charged_currency_check CHECK ((charged_currency ~ '^[A-Z]{3}$'::text)),
  constraint payments_charged_minor_check CHECK ((charged_minor > 0)),
  constraint payments_check CHECK ((expires_at > created_at)),
  constraint payments_check1 CHECK (((state = 'Pending'::text) = (settled_at IS NULL))),
  constraint payments_check2 CHECK (((state = ANY (ARRAY['Error'::text, 'Cancelled'::text])) = (reason IS NOT NULL))),
  constraint payments_check3 CHECK (((provider_url IS NULL) OR (provider_session_id IS NOT NULL))),
  constraint payments_check4 CHECK (((charged_currency IS NULL) OR (charged_minor IS NOT NULL))),
  constraint payments_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint payments_credit_cents_check CHECK ((credit_cents > 0)),
  constraint payments_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint payments_currency_value_check CHECK ((currency_value > (0)::numeric)),
  constraint payments_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint payments_minor_exponent_check CHECK (((minor_exponent >= 0) AND (minor_exponent <= 3))),
  constraint payments_purpose_check CHECK ((purpose = ANY (ARRAY['topup'::text, 'purchase'::text]))),
  constraint payments_reason_check CHECK ((reason = ANY (ARRAY['cancelled'::text, 'expired'::text, 'not_opened'::text, 'session_unknown'::text, 'payment_failed'::text, 'mismatch'::text]))),
  constraint payments_refunded CHECK (((refunded_minor >= 0) AND (refunded_minor <= COALESCE(charged_minor, amount_minor)))),
  constraint payments_session_attempt_check CHECK ((session_attempt > 0)),
  constraint payments_settled_elsewhere CHECK ((((settled_elsewhere_at IS NULL) = (settled_elsewhere_by IS NULL)) AND ((settled_elsewhere_at IS NULL) OR ((state = 'Error'::text) AND (reason = 'mismatch'::text))))),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['Pending'::text, 'Success'::text, 'Error'::text, 'Cancelled'::text]))),
  constraint payments_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id)
);
CREATE INDEX payments_by_customer ON payments USING btree (customer_id, created_at DESC, id);
CREATE INDEX payments_by_intent ON payments USING btree (payment_intent) WHERE (payment_intent IS NOT NULL);
CREATE INDEX payments_held ON payments USING btree (settled_at) WHERE ((state = 'Error'::text) AND (reason = 'mismatch'::text));
CREATE INDEX payments_newest ON payments USING btree (created_at DESC, id DESC);
CREATE INDEX payments_newest_by_purpose ON payments USING btree (purpose, created_at DESC, id DESC);
CREATE INDEX payments_pending ON payments USING btree (COALESCE(asked_at, created_at)) WHERE (state = 'Pending'::text);
CREATE INDEX payments_settled ON payments USING btree (settled_at) WHERE (state = 'Success'::text);
CREATE INDEX payments_topped_up ON payments USING btree (settled_at) INCLUDE (credit_cents) WHERE ((purpose = 'topup'::text) AND (state = 'Success'::text));
CREATE INDEX payments_topups_pending ON payments USING btree (created_at) INCLUDE (credit_cents) WHERE ((purpose = 'topup'::text) AND (state = 'Pending'::text));
CREATE INDEX payments_unpaid ON payments USING btree (created_at DESC, id DESC) WHERE ((state = ANY (ARRAY['Error'::text, 'Cancelled'::text])) AND (reason <> 'mismatch'::text));
CREATE TRIGGER audit AFTER UPDATE ON payments FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER guard_payment BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION guard_payment();
CREATE TRIGGER not_while_leaving BEFORE INSERT ON payments FOR EACH ROW EXECUTE FUNCTION refuse_leaving_customer();
CREATE TRIGGER settled_elsewhere BEFORE UPDATE ON payments FOR EACH ROW WHEN ((old.settled_elsewhere_at IS DISTINCT FROM new.settled_elsewhere_at)) EXECUTE FUNCTION check_settled_elsewhere();
grant insert, select, update (asked_at), update (cancel_asked_at), update (charged_currency), update (charged_minor), update (expires_at), update (payment_intent), update (provider_session_id), update (provider_url), update (reason), update (session_attempt), update (settled_at), update (settled_elsewhere_at), update (settled_elsewhere_by), update (state) on payments to {{server}};

create table payout_account_proposals (
  id bigint not null generated always as identity,
  name text not null,
  iban text not null,
  bic text not null,
  town text not null,
  country text not null,
  reason text not null,
  state text not null default 'proposed'::text,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  constraint payout_account_proposals_pkey PRIMARY KEY (id),
  constraint payout_account_proposals_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint payout_account_proposals_decided CHECK ((((state = 'proposed'::text) = (decided_by IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
  constraint payout_account_proposals_reason_check CHECK ((reason <> ''::text)),
  constraint payout_account_proposals_second_person CHECK (((state <> 'approved'::text) OR (decided_by <> proposed_by))),
  constraint payout_account_proposals_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'approved'::text, 'declined'::text]))),
  constraint payout_account_proposals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff(id),
  constraint payout_account_proposals_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES staff(id)
);
CREATE UNIQUE INDEX payout_account_proposals_one_standing ON payout_account_proposals USING btree ((true)) WHERE (state = 'proposed'::text);
CREATE TRIGGER approver BEFORE UPDATE ON payout_account_proposals FOR EACH ROW WHEN ((new.state = 'approved'::text)) EXECUTE FUNCTION check_approver('decided_by', 'decided_at');
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON payout_account_proposals FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant insert, select, update (decided_at), update (decided_by), update (state) on payout_account_proposals to {{server}};

create table payout_proposals (
  id bigint not null generated always as identity,
  payout_id uuid not null,
  source text not null,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  approved_by bigint,
  approved_at timestamp with time zone,
  rejected_by bigint,
  rejected_at timestamp with time zone,
  reason text,
  constraint payout_proposals_pkey PRIMARY KEY (id),
  constraint payout_proposals_check CHECK (((approved_by IS NULL) = (approved_at IS NULL))),
  constraint payout_proposals_check1 CHECK (((rejected_by IS NULL) = (rejected_at IS NULL))),
  constraint payout_proposals_check2 CHECK (((rejected_by IS NULL) = (reason IS NULL))),
  constraint payout_proposals_four_eyes CHECK ((approved_by <> proposed_by)),
  constraint payout_proposals_reason_check CHECK ((reason <> ''::text)),
  constraint payout_proposals_source_check CHECK ((source = ANY (ARRAY['desk'::text, 'cli'::text]))),
  constraint payout_proposals_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES staff(id),
  constraint payout_proposals_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payouts(id),
  constraint payout_proposals_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES staff(id),
  constraint payout_proposals_rejected_by_fkey FOREIGN KEY (rejected_by) REFERENCES staff(id)
);
CREATE INDEX payout_proposals_by_payout ON payout_proposals USING btree (payout_id, id);
CREATE UNIQUE INDEX payout_proposals_one_standing ON payout_proposals USING btree (payout_id) WHERE (rejected_at IS NULL);
CREATE TRIGGER approver BEFORE UPDATE ON payout_proposals FOR EACH ROW WHEN (((old.approved_by IS NULL) AND (new.approved_by IS NOT NULL))) EXECUTE FUNCTION check_approver('approved_by', 'approved_at');
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON payout_proposals FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER payout_proposal BEFORE INSERT OR UPDATE ON payout_proposals FOR EACH ROW WHEN ((NOT is_erasing())) EXECUTE FUNCTION check_payout_proposal();
grant insert, select, update (approved_at), update (approved_by), update (reason), update (rejected_at), update (rejected_by) on payout_proposals to {{server}};

create table payouts (
  id uuid not null default gen_random_uuid(),
  offer_id bigint not null,
  customer_id bigint not null,
  cents bigint not null,
  method text not null,
  state text not null,
  first_name text not null,
  last_name text not null,
  iban_sealed bytea,
  iban_masked text,
  name text not null,
  surname text not null,
  email text not null,
  phone text not null,
  country text not null,
  city text not null,
  address text not null,
  post_code text not null,
  end_to_end_id text not null generated always as (replace((id)::text, '-'::text, ''::text)) stored,
  file_id bigint,
  requested_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  settled_at timestamp with time zone,
  failure_reason text,
  card_form_id uuid,
  returned_at timestamp with time zone,
  set_off_cents bigint not null default 0,
  set_offs integer not null default 0,
  transfer_cents bigint generated always as ((cents - set_off_cents)) stored,
  constraint payouts_pkey PRIMARY KEY (id),
  constraint payouts_card_form_id_key UNIQUE (card_form_id),
  constraint payouts_end_to_end_id_key UNIQUE (end_to_end_id),
  constraint payouts_account_known CHECK (((method <> 'sepa-manual'::text) OR (iban_sealed IS NOT NULL) OR (state = ANY (ARRAY['approved'::text, 'set_off'::text, 'failed'::text])))),
  constraint payouts_check2 CHECK (((state = 'failed'::text) = (failure_reason IS NOT NULL))),
  constraint payouts_check4 CHECK (((file_id IS NULL) OR (sent_at IS NOT NULL))),
  constraint payouts_check5 CHECK (((method = 'card-form'::text) = (card_form_id IS NOT NULL))),
  constraint payouts_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint payouts_method_check CHECK ((method = ANY (ARRAY['sepa-manual'::text, 'card-form'::text]))),
  constraint payouts_returned CHECK (((returned_at IS NULL) OR ((state = 'failed'::text) AND (settled_at IS NOT NULL)))),
  constraint payouts_sent CHECK (((state = 'failed'::text) OR ((state = ANY (ARRAY['requested'::text, 'set_off'::text])) = (sent_at IS NULL)))),
  constraint payouts_set_off_of_price CHECK (((set_off_cents >= 0) AND (set_off_cents <= cents))),
  constraint payouts_set_offs_check CHECK ((set_offs >= 0)),
  constraint payouts_settled CHECK (((state = ANY (ARRAY['approved'::text, 'set_off'::text, 'failed'::text])) = (settled_at IS NOT NULL))),
  constraint payouts_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'sent'::text, 'approved'::text, 'set_off'::text, 'failed'::text]))),
  constraint payouts_to_account CHECK ((((method = 'sepa-manual'::text) = (iban_masked IS NOT NULL)) AND ((method = 'sepa-manual'::text) OR (iban_sealed IS NULL)))),
  constraint payouts_transfer_something CHECK (((sent_at IS NULL) OR (set_off_cents < cents))),
  constraint payouts_wholly_set_off CHECK (((state <> 'set_off'::text) OR (set_off_cents = cents))),
  constraint payouts_card_form_id_offer_id_fkey FOREIGN KEY (card_form_id, offer_id) REFERENCES card_forms(id, offer_id),
  constraint payouts_file_id_fkey FOREIGN KEY (file_id) REFERENCES bank_files(id),
  constraint payouts_offer_id_customer_id_cents_fkey FOREIGN KEY (offer_id, customer_id, cents) REFERENCES offers(id, customer_id, service_price_cents)
);
CREATE INDEX payouts_by_account_age ON payouts USING btree (settled_at) WHERE (iban_sealed IS NOT NULL);
CREATE INDEX payouts_by_customer ON payouts USING btree (customer_id, requested_at);
CREATE INDEX payouts_by_end_to_end ON payouts USING btree (end_to_end_id text_pattern_ops);
CREATE INDEX payouts_by_file ON payouts USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX payouts_by_iban ON payouts USING btree (iban_masked) WHERE (iban_masked IS NOT NULL);
CREATE INDEX payouts_by_offer ON payouts USING btree (offer_id, requested_at);
CREATE INDEX payouts_by_state ON payouts USING btree (state, requested_at) WHERE (state = ANY (ARRAY['requested'::text, 'sent'::text]));
CREATE UNIQUE INDEX payouts_one_standing_per_offer ON payouts USING btree (offer_id) WHERE (state <> 'failed'::text);
CREATE INDEX payouts_settled ON payouts USING btree (settled_at, id) WHERE (settled_at IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON payouts FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id', 'iban_sealed');
CREATE TRIGGER inherit_set_off BEFORE INSERT ON payouts FOR EACH ROW EXECUTE FUNCTION inherit_set_off();
CREATE TRIGGER not_while_blocked BEFORE INSERT ON payouts FOR EACH ROW EXECUTE FUNCTION refuse_blocked_customer();
CREATE TRIGGER not_while_leaving BEFORE INSERT ON payouts FOR EACH ROW EXECUTE FUNCTION refuse_leaving_customer();
CREATE TRIGGER payout_approved BEFORE UPDATE ON payouts FOR EACH ROW WHEN (((old.sent_at IS NULL) AND (new.sent_at IS NOT NULL))) EXECUTE FUNCTION check_payout_approved();
CREATE TRIGGER payout_card_form BEFORE INSERT ON payouts FOR EACH ROW WHEN ((new.card_form_id IS NOT NULL)) EXECUTE FUNCTION check_card_payout();
CREATE TRIGGER payout_change BEFORE UPDATE ON payouts FOR EACH ROW EXECUTE FUNCTION check_payout_change();
CREATE TRIGGER payout_first_state BEFORE INSERT ON payouts FOR EACH ROW WHEN ((new.state <> 'requested'::text)) EXECUTE FUNCTION refuse_first_payout_state();
CREATE CONSTRAINT TRIGGER payout_has_offer AFTER INSERT OR UPDATE OF state ON payouts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_offer_has_payout();
CREATE CONSTRAINT TRIGGER payout_returned AFTER UPDATE ON payouts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.returned_at IS NULL) AND (new.returned_at IS NOT NULL))) EXECUTE FUNCTION check_payout_returned();
CREATE TRIGGER set_off BEFORE UPDATE ON payouts FOR EACH ROW WHEN (((old.set_off_cents IS DISTINCT FROM new.set_off_cents) OR (old.set_offs IS DISTINCT FROM new.set_offs))) EXECUTE FUNCTION check_set_off();
CREATE CONSTRAINT TRIGGER set_off_is_booked AFTER UPDATE ON payouts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.set_offs IS DISTINCT FROM new.set_offs)) EXECUTE FUNCTION check_set_off_booked();
CREATE TRIGGER tell_webhooks AFTER UPDATE OF state ON payouts FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION tell_of_payout();
CREATE TRIGGER tell_webhooks_of_new AFTER INSERT ON payouts FOR EACH ROW EXECUTE FUNCTION tell_of_payout();
grant insert, select, update (failure_reason), update (file_id), update (returned_at), update (sent_at), update (set_off_cents), update (set_offs), update (settled_at), update (state) on payouts to {{server}};

create table personal_exports (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  state text not null default 'asked'::text,
  language text not null,
  asked_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  ready_until timestamp with time zone,
  ended_at timestamp with time zone,
  kinds_done integer not null default 0,
  kinds_all integer not null default 0,
  bytes bigint not null default 0,
  parts integer not null default 0,
  key_sealed bytea,
  asked_by bigint,
  constraint personal_exports_pkey PRIMARY KEY (id),
  constraint personal_exports_bytes_check CHECK ((bytes >= 0)),
  constraint personal_exports_check CHECK ((ready_until > ready_at)),
  constraint personal_exports_check1 CHECK ((kinds_all >= kinds_done)),
  constraint personal_exports_ended CHECK (((state = ANY (ARRAY['fetched'::text, 'expired'::text, 'failed'::text])) = (ended_at IS NOT NULL))),
  constraint personal_exports_key CHECK (((state = 'ready'::text) = (key_sealed IS NOT NULL))),
  constraint personal_exports_kinds_done_check CHECK ((kinds_done >= 0)),
  constraint personal_exports_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint personal_exports_parts_check CHECK ((parts >= 0)),
  constraint personal_exports_ready CHECK (((state = ANY (ARRAY['ready'::text, 'fetched'::text, 'expired'::text])) = (ready_at IS NOT NULL))),
  constraint personal_exports_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'making'::text, 'ready'::text, 'fetched'::text, 'expired'::text, 'failed'::text]))),
  constraint personal_exports_until CHECK (((ready_at IS NULL) = (ready_until IS NULL))),
  constraint personal_exports_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES staff(id),
  constraint personal_exports_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX personal_exports_by_customer ON personal_exports USING btree (customer_id, id DESC);
CREATE INDEX personal_exports_files ON personal_exports USING btree (id) WHERE (parts > 0);
CREATE UNIQUE INDEX personal_exports_one ON personal_exports USING btree (customer_id) WHERE (state = ANY (ARRAY['asked'::text, 'making'::text, 'ready'::text]));
grant insert, select, update on personal_exports to {{server}};

create table pictures (
  stem text not null,
  skin_id text not null,
  exterior text,
  variant text,
  paint_seed integer,
  origin text not null default 'catalogue'::text,
  uploaded_at timestamp with time zone,
  rights_by text,
  hue integer,
  second_hue integer,
  fingerprint text,
  constraint pictures_pkey PRIMARY KEY (stem),
  constraint pictures_hues CHECK ((((hue IS NULL) = (second_hue IS NULL)) AND ((hue >= 0) AND (hue <= 359)) AND ((second_hue >= 0) AND (second_hue <= 359)))),
  constraint pictures_origin_check CHECK ((origin = ANY (ARRAY['catalogue'::text, 'drawn'::text, 'upload'::text]))),
  constraint pictures_uploaded CHECK ( CASE origin WHEN 'upload'::text THEN ((uploaded_at IS NOT NULL) AND (rights_by IS NOT NULL) AND (variant IS NULL) AND (paint_seed IS NULL)) ELSE ((uploaded_at IS NULL) AND (rights_by IS NULL) AND (exterior IS NOT NULL) AND (variant IS NOT NULL)) END),
  constraint pictures_skin_id_fkey FOREIGN KEY (skin_id) REFERENCES skins(id)
);
CREATE INDEX pictures_by_skin ON pictures USING btree (skin_id);
CREATE UNIQUE INDEX pictures_uploaded_once ON pictures USING btree (skin_id, COALESCE(exterior, ''::text)) WHERE (origin = 'upload'::text);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON pictures FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('stem');
grant delete, select, insert (exterior), insert (hue), insert (origin), insert (paint_seed), insert (rights_by), insert (second_hue), insert (skin_id), insert (stem), insert (uploaded_at), insert (variant) on pictures to {{server}};

create table price_change_lines (
  price_change_id bigint not null,
  item_id bigint not null,
  before_cents bigint not null,
  after_cents bigint not null,
  before_old_cents bigint,
  seen_at timestamp with time zone not null,
  outcome text,
  changed_at timestamp with time zone,
  undo_outcome text,
  constraint price_change_lines_pkey PRIMARY KEY (price_change_id, item_id),
  constraint price_change_lines_after_cents_check CHECK ((after_cents > 0)),
  constraint price_change_lines_before_cents_check CHECK ((before_cents > 0)),
  constraint price_change_lines_changed CHECK (((COALESCE(outcome, ''::text) = 'changed'::text) = (changed_at IS NOT NULL))),
  constraint price_change_lines_moved CHECK ((before_cents <> after_cents)),
  constraint price_change_lines_outcome_check CHECK ((outcome = ANY (ARRAY['changed'::text, 'held'::text, 'touched'::text, 'below_cost'::text, 'stopped'::text]))),
  constraint price_change_lines_undo_outcome_check CHECK ((undo_outcome = ANY (ARRAY['changed'::text, 'held'::text, 'touched'::text]))),
  constraint price_change_lines_undone CHECK (((undo_outcome IS NULL) OR (changed_at IS NOT NULL))),
  constraint price_change_lines_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id),
  constraint price_change_lines_price_change_id_fkey FOREIGN KEY (price_change_id) REFERENCES price_changes(id)
);
CREATE INDEX price_change_lines_to_do ON price_change_lines USING btree (price_change_id, item_id) WHERE (outcome IS NULL);
CREATE INDEX price_change_lines_to_undo ON price_change_lines USING btree (price_change_id, item_id) WHERE ((outcome = 'changed'::text) AND (undo_outcome IS NULL));
grant select, insert (after_cents), insert (before_cents), insert (before_old_cents), update (changed_at), insert (item_id), update (outcome), insert (price_change_id), insert (seen_at), update (undo_outcome) on price_change_lines to {{server}};

create table price_changes (
  id bigint not null generated always as identity,
  state text not null default 'running'::text,
  made_by text not null,
  made_at timestamp with time zone not null,
  way text not null,
  amount numeric(12,4),
  ending text not null,
  above_cost boolean not null,
  request_key text,
  items integer not null,
  before_cents bigint not null,
  after_cents bigint not null,
  changed integer not null default 0,
  kept integer not null default 0,
  restored integer not null default 0,
  done_at timestamp with time zone,
  undo_until timestamp with time zone,
  undone_by text,
  undone_at timestamp with time zone,
  constraint price_changes_pkey PRIMARY KEY (id),
  constraint price_changes_request_key_key UNIQUE (request_key),
  constraint price_changes_after_cents_check CHECK ((after_cents > 0)),
  constraint price_changes_before_cents_check CHECK ((before_cents > 0)),
  constraint price_changes_changed_check CHECK ((changed >= 0)),
  constraint price_changes_check CHECK (((amount IS NULL) = (way = 'range'::text))),
  constraint price_changes_counted CHECK ((((changed + kept) <= items) AND (restored <= changed))),
  constraint price_changes_ending_check CHECK ((ending = ANY (ARRAY['none'::text, '00'::text, '49'::text, '99'::text]))),
  constraint price_changes_items_check CHECK ((items > 0)),
  constraint price_changes_kept_check CHECK ((kept >= 0)),
  constraint price_changes_made_by_check CHECK (((length(made_by) >= 1) AND (length(made_by) <= 60))),
  constraint price_changes_restored_check CHECK ((restored >= 0)),
  constraint price_changes_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'undoing'::text, 'undone'::text]))),
  constraint price_changes_undone CHECK (((state = ANY (ARRAY['undoing'::text, 'undone'::text])) = (undone_by IS NOT NULL))),
  constraint price_changes_undone_by_check CHECK (((length(undone_by) >= 1) AND (length(undone_by) <= 60))),
  constraint price_changes_way_check CHECK ((way = ANY (ARRAY['set'::text, 'percent'::text, 'amount'::text, 'reference'::text, 'range'::text, 'cost'::text])))
);
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON price_changes FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER price_change_step BEFORE UPDATE OF state ON price_changes FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION check_price_change_step();
grant select, insert (above_cost), insert (after_cents), insert (amount), insert (before_cents), update (changed), update (done_at), insert (ending), insert (items), update (kept), insert (made_at), insert (made_by), insert (request_key), update (restored), update (state), update (undo_until), update (undone_at), update (undone_by), insert (way) on price_changes to {{server}};

create table price_lists (
  id bigint not null generated always as identity,
  name text not null,
  origin text not null,
  day date not null,
  taken_at timestamp with time zone not null default now(),
  import_id bigint,
  constraint price_lists_pkey PRIMARY KEY (id),
  constraint price_lists_import_id_key UNIQUE (import_id),
  constraint price_lists_import CHECK (((import_id IS NULL) OR (origin = 'import'::text))),
  constraint price_lists_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint price_lists_origin_check CHECK ((origin = ANY (ARRAY['catalogue'::text, 'import'::text]))),
  constraint price_lists_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id)
);
CREATE UNIQUE INDEX price_lists_catalogue ON price_lists USING btree (day) WHERE (origin = 'catalogue'::text);
CREATE TRIGGER audit AFTER INSERT ON price_lists FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant select, insert (day), insert (import_id), insert (name), insert (origin), insert (taken_at) on price_lists to {{server}};

create table price_log (
  id bigint not null generated always as identity,
  item_id bigint not null,
  price_cents bigint not null,
  old_price_cents bigint,
  changed_at timestamp with time zone not null,
  offered_from timestamp with time zone,
  constraint price_log_pkey PRIMARY KEY (id),
  constraint price_log_check CHECK ((offered_from >= changed_at)),
  constraint price_log_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id)
);
CREATE INDEX price_log_by_item ON price_log USING btree (item_id, changed_at);
grant select on price_log to {{server}};

create table promo_codes (
  id bigint not null generated always as identity,
  code text not null,
  description text not null default ''::text,
  discount_type text not null,
  discount_cents bigint,
  discount_percent numeric(5,2),
  valid_from timestamp with time zone not null,
  valid_until timestamp with time zone,
  uses_max integer,
  uses_per_customer_max integer,
  total_min_cents bigint not null default 0,
  uses integer not null default 0,
  stopped_at timestamp with time zone,
  made_by text not null,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  constraint promo_codes_pkey PRIMARY KEY (id),
  constraint promo_codes_code_key UNIQUE (code),
  constraint promo_codes_check CHECK ((valid_until > valid_from)),
  constraint promo_codes_check1 CHECK (((discount_type = 'fixed'::text) = (discount_cents IS NOT NULL))),
  constraint promo_codes_check2 CHECK (((discount_type = 'percent'::text) = (discount_percent IS NOT NULL))),
  constraint promo_codes_code_check CHECK ((code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$'::text)),
  constraint promo_codes_discount_cents_check CHECK ((discount_cents > 0)),
  constraint promo_codes_discount_percent_check CHECK (((discount_percent > (0)::numeric) AND (discount_percent <= (100)::numeric))),
  constraint promo_codes_discount_type_check CHECK ((discount_type = ANY (ARRAY['fixed'::text, 'percent'::text]))),
  constraint promo_codes_total_min_cents_check CHECK ((total_min_cents >= 0)),
  constraint promo_codes_uses_check CHECK ((uses >= 0)),
  constraint promo_codes_uses_max_check CHECK ((uses_max > 0)),
  constraint promo_codes_uses_per_customer_max_check CHECK ((uses_per_customer_max > 0)),
  constraint promo_codes_version_check CHECK ((version > 0)),
  constraint promo_uses_max CHECK ((uses <= uses_max))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON promo_codes FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER keep_terms BEFORE UPDATE OF code, discount_type, discount_cents, discount_percent, total_min_cents ON promo_codes FOR EACH ROW WHEN ((((((old.code IS DISTINCT FROM new.code) OR (old.discount_type IS DISTINCT FROM new.discount_type)) OR (old.discount_cents IS DISTINCT FROM new.discount_cents)) OR (old.discount_percent IS DISTINCT FROM new.discount_percent)) OR (old.total_min_cents IS DISTINCT FROM new.total_min_cents))) EXECUTE FUNCTION keep_promo_terms();
grant select, insert (code), insert (created_at), insert (description), update (description), insert (discount_cents), update (discount_cents), insert (discount_percent), update (discount_percent), insert (discount_type), update (discount_type), insert (made_by), update (stopped_at), insert (total_min_cents), update (total_min_cents), insert (uses_max), update (uses_max), insert (uses_per_customer_max), update (uses_per_customer_max), insert (valid_from), update (valid_from), insert (valid_until), update (valid_until), update (version) on promo_codes to {{server}};

create table promo_customer_uses (
  promo_id bigint not null,
  customer_id bigint not null,
  uses integer not null,
  constraint promo_customer_uses_pkey PRIMARY KEY (promo_id, customer_id),
  constraint promo_customer_uses_uses_check CHECK ((uses >= 0)),
  constraint promo_customer_uses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint promo_customer_uses_promo_id_fkey FOREIGN KEY (promo_id) REFERENCES promo_codes(id)
);
grant select on promo_customer_uses to {{server}};

create table promo_guesses (
  customer_id bigint not null,
  at timestamp with time zone not null,
  constraint promo_guesses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX promo_guesses_by_customer ON promo_guesses USING btree (customer_id, at);
grant delete, insert, select on promo_guesses to {{server}};

create table promo_uses (
  order_id bigint not null,
  promo_id bigint not null,
  customer_id bigint not null,
  claimed_at timestamp with time zone not null,
  returned_at timestamp with time zone,
  constraint promo_uses_pkey PRIMARY KEY (order_id),
  constraint promo_uses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint promo_uses_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint promo_uses_promo_id_fkey FOREIGN KEY (promo_id) REFERENCES promo_codes(id)
);
CREATE INDEX promo_uses_by_promo ON promo_uses USING btree (promo_id, order_id DESC);
CREATE TRIGGER count_promo_use AFTER INSERT OR UPDATE OF returned_at ON promo_uses FOR EACH ROW EXECUTE FUNCTION count_promo_use();
grant insert, select, update (returned_at) on promo_uses to {{server}};

create table provider_events (
  id text not null,
  type text not null,
  received_at timestamp with time zone not null,
  payload jsonb not null,
  constraint provider_events_pkey PRIMARY KEY (id),
  constraint provider_events_id_check CHECK (((length(id) >= 1) AND (length(id) <= 255)))
);
CREATE INDEX provider_events_newest ON provider_events USING btree (received_at DESC);
grant insert, select on provider_events to {{server}};

create table provider_payout_lines (
  id bigint not null generated always as identity,
  payout_id bigint not null,
  provider_line_id text not null,
  provider_type text not null,
  provider_source text,
  payment_intent text,
  kind text not null,
  payment_id uuid,
  refund_id uuid,
  dispute_id text,
  amount_cents bigint not null,
  fee_cents bigint not null,
  net_cents bigint not null,
  booked_cents bigint,
  constraint provider_payout_lines_pkey PRIMARY KEY (id),
  constraint provider_payout_lines_provider_line_id_key UNIQUE (provider_line_id),
  constraint provider_payout_lines_check CHECK ((net_cents = (amount_cents - fee_cents))),
  constraint provider_payout_lines_kind_check CHECK ((kind = ANY (ARRAY['charge'::text, 'refund'::text, 'dispute'::text, 'fee'::text, 'payout'::text, 'other'::text]))),
  constraint provider_payout_lines_provider_line_id_check CHECK (((length(provider_line_id) >= 1) AND (length(provider_line_id) <= 255))),
  constraint provider_payout_lines_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES disputes(id),
  constraint provider_payout_lines_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint provider_payout_lines_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES provider_payouts(id),
  constraint provider_payout_lines_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id)
);
CREATE INDEX provider_payout_lines_by_payment ON provider_payout_lines USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX provider_payout_lines_by_payout ON provider_payout_lines USING btree (payout_id, id);
CREATE INDEX provider_payout_lines_unmatched ON provider_payout_lines USING btree (payout_id) WHERE ((payment_id IS NULL) AND (kind = ANY (ARRAY['charge'::text, 'refund'::text, 'dispute'::text])));
grant insert, select, update (booked_cents), update (dispute_id), update (payment_id), update (refund_id) on provider_payout_lines to {{server}};

create table provider_payouts (
  id bigint not null generated always as identity,
  provider_payout_id text,
  currency text not null,
  gross_cents bigint not null,
  fee_cents bigint not null,
  net_cents bigint not null,
  arrives_on date not null,
  state text not null,
  failure text,
  has_lines boolean not null,
  noted_by text not null,
  noted_at timestamp with time zone not null,
  note text,
  request_key text,
  booked_at timestamp with time zone,
  failed_at timestamp with time zone,
  found_at timestamp with time zone,
  found_answer_id bigint,
  found_line_no integer,
  constraint provider_payouts_pkey PRIMARY KEY (id),
  constraint provider_payouts_found_answer_id_found_line_no_key UNIQUE (found_answer_id, found_line_no),
  constraint provider_payouts_provider_payout_id_key UNIQUE (provider_payout_id),
  constraint provider_payouts_request_key_key UNIQUE (request_key),
  constraint provider_payouts_check CHECK (((provider_payout_id IS NULL) = ((request_key IS NOT NULL) AND (note IS NOT NULL)))),
  constraint provider_payouts_check1 CHECK (((state = 'failed'::text) = (failed_at IS NOT NULL))),
  constraint provider_payouts_check2 CHECK (((booked_at IS NULL) OR ((state <> 'pending'::text) AND (currency = 'EUR'::text)))),
  constraint provider_payouts_check3 CHECK ((((found_at IS NULL) = (found_answer_id IS NULL)) AND ((found_at IS NULL) = (found_line_no IS NULL)))),
  constraint provider_payouts_check4 CHECK (((found_at IS NULL) OR (booked_at IS NOT NULL))),
  constraint provider_payouts_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint provider_payouts_note_check CHECK ((note <> ''::text)),
  constraint provider_payouts_noted_by_check CHECK ((noted_by <> ''::text)),
  constraint provider_payouts_provider_payout_id_check CHECK (((length(provider_payout_id) >= 1) AND (length(provider_payout_id) <= 255))),
  constraint provider_payouts_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text]))),
  constraint provider_payouts_found_answer_id_found_line_no_fkey FOREIGN KEY (found_answer_id, found_line_no) REFERENCES bank_answer_lines(answer_id, line_no)
);
CREATE INDEX provider_payouts_awaited ON provider_payouts USING btree (arrives_on) WHERE ((state = 'paid'::text) AND (booked_at IS NOT NULL) AND (found_at IS NULL));
CREATE INDEX provider_payouts_by_booking ON provider_payouts USING btree (booked_at) WHERE (booked_at IS NOT NULL);
CREATE INDEX provider_payouts_newest ON provider_payouts USING btree (arrives_on DESC, id DESC);
CREATE INDEX provider_payouts_pending ON provider_payouts USING btree (arrives_on) WHERE (state = 'pending'::text);
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON provider_payouts FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE CONSTRAINT TRIGGER provider_payout_booked AFTER INSERT OR UPDATE ON provider_payouts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.booked_at IS NOT NULL)) EXECUTE FUNCTION check_provider_payout_booked();
CREATE TRIGGER provider_payout_change BEFORE UPDATE ON provider_payouts FOR EACH ROW EXECUTE FUNCTION check_provider_payout();
grant insert, select, update (arrives_on), update (booked_at), update (failed_at), update (failure), update (fee_cents), update (found_answer_id), update (found_at), update (found_line_no), update (gross_cents), update (has_lines), update (net_cents), update (state) on provider_payouts to {{server}};

create unlogged table rate_counts (
  begins_at timestamp with time zone not null,
  subject text not null,
  server uuid not null,
  calls bigint not null,
  constraint rate_counts_pkey PRIMARY KEY (begins_at, subject, server),
  constraint rate_counts_calls_check CHECK ((calls > 0)),
  constraint rate_counts_subject_check CHECK ((subject ~ '^[0-9a-f]{32}$'::text))
);
grant delete, insert, select, update on rate_counts to {{server}};

create table receipt_years (
  year integer not null,
  receipts integer not null,
  constraint receipt_years_pkey PRIMARY KEY (year),
  constraint receipt_years_receipts_check CHECK ((receipts > 0))
);

create table receipts (
  id bigint not null generated always as identity,
  order_id bigint not null,
  prefix text not null,
  year integer not null,
  number integer not null,
  time_zone text not null,
  issued_at timestamp with time zone not null,
  seller text not null,
  constraint receipts_pkey PRIMARY KEY (id),
  constraint receipts_order_id_key UNIQUE (order_id),
  constraint receipts_year_number_key UNIQUE (year, number),
  constraint receipts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX receipts_by_issue ON receipts USING btree (issued_at);
CREATE TRIGGER never_changes BEFORE DELETE OR UPDATE OR TRUNCATE ON receipts FOR EACH STATEMENT EXECUTE FUNCTION refuse_receipt_change();
CREATE TRIGGER number_receipt BEFORE INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION number_receipt();
grant select, insert (issued_at), insert (order_id), insert (seller) on receipts to {{server}};

create table receipts_due (
  order_id bigint not null,
  paid_at timestamp with time zone not null,
  constraint receipts_due_pkey PRIMARY KEY (order_id),
  constraint receipts_due_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX receipts_due_by_time ON receipts_due USING btree (paid_at, order_id);
grant delete, select, update on receipts_due to {{server}};

create table recovery_codes (
  customer_id bigint not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (customer_id, code_hash),
  constraint recovery_codes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer_factors(customer_id) ON DELETE CASCADE
);
grant delete, insert, select, update on recovery_codes to {{server}};

create table reference_prices (
  skin_id text not null,
  exterior text not null,
  variant text not null,
  price_cents bigint not null,
  basis text not null,
  origin text not null default 'catalogue'::text,
  list_id bigint,
  listed_cents bigint,
  set_at timestamp with time zone,
  set_by text,
  set_because text,
  set_until timestamp with time zone,
  constraint reference_prices_pkey PRIMARY KEY (skin_id, exterior, variant),
  constraint reference_prices_basis_check CHECK ((basis = ANY (ARRAY['observed'::text, 'modelled'::text, 'floor'::text, 'clamped'::text]))),
  constraint reference_prices_check CHECK ((set_until > set_at)),
  constraint reference_prices_exterior_check CHECK ((exterior = ANY (ARRAY['FN'::text, 'MW'::text, 'FT'::text, 'WW'::text, 'BS'::text, 'NP'::text]))),
  constraint reference_prices_listed CHECK ( CASE WHEN (origin = 'hand'::text) THEN (((list_id IS NULL) = (listed_cents IS NULL)) AND ((set_until IS NULL) OR (listed_cents IS NOT NULL))) ELSE (listed_cents IS NULL) END),
  constraint reference_prices_listed_cents_check CHECK ((listed_cents > 0)),
  constraint reference_prices_origin_check CHECK ((origin = ANY (ARRAY['catalogue'::text, 'import'::text, 'hand'::text]))),
  constraint reference_prices_price_cents_check CHECK ((price_cents > 0)),
  constraint reference_prices_set CHECK ((((origin = 'hand'::text) = (set_at IS NOT NULL)) AND ((set_at IS NULL) = (set_by IS NULL)) AND ((set_at IS NULL) = (set_because IS NULL)) AND ((set_at IS NOT NULL) OR (set_until IS NULL)))),
  constraint reference_prices_set_because_check CHECK (((length(set_because) >= 1) AND (length(set_because) <= 500))),
  constraint reference_prices_variant_check CHECK ((variant = ANY (ARRAY['normal'::text, 'stattrak'::text, 'souvenir'::text]))),
  constraint reference_prices_list_id_fkey FOREIGN KEY (list_id) REFERENCES price_lists(id),
  constraint reference_prices_skin_id_fkey FOREIGN KEY (skin_id) REFERENCES skins(id)
);
CREATE INDEX reference_prices_by_hand ON reference_prices USING btree (set_until) WHERE (origin = 'hand'::text);
CREATE INDEX reference_prices_by_list ON reference_prices USING btree (list_id);
CREATE TRIGGER announce_changed AFTER UPDATE ON reference_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_references();
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON reference_prices FOR EACH ROW WHEN (((current_setting('pandrop.audit'::text, true) <> ''::text) AND (new.set_at IS NOT NULL))) EXECUTE FUNCTION audit_change('skin_id');
CREATE TRIGGER audit_end AFTER UPDATE ON reference_prices FOR EACH ROW WHEN (((current_setting('pandrop.audit'::text, true) <> ''::text) AND (old.set_at IS NOT NULL) AND (new.set_at IS NULL))) EXECUTE FUNCTION audit_change('skin_id');
CREATE TRIGGER describe_kinds AFTER INSERT ON reference_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION describe_kinds();
grant delete, select, insert (basis), update (basis), insert (exterior), insert (list_id), update (list_id), update (listed_cents), insert (origin), update (origin), insert (price_cents), update (price_cents), insert (set_at), update (set_at), insert (set_because), update (set_because), insert (set_by), update (set_by), update (set_until), insert (skin_id), insert (variant) on reference_prices to {{server}};

create table refund_lines (
  refund_id uuid not null,
  order_id bigint not null,
  line_no integer not null,
  cents bigint not null,
  vat_cents bigint not null,
  constraint refund_lines_pkey PRIMARY KEY (refund_id, line_no),
  constraint refund_lines_cents_check CHECK ((cents > 0)),
  constraint refund_lines_vat CHECK (((vat_cents >= 0) AND (vat_cents <= cents))),
  constraint refund_lines_order_id_line_no_fkey FOREIGN KEY (order_id, line_no) REFERENCES order_lines(order_id, line_no),
  constraint refund_lines_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id)
);
CREATE INDEX refund_lines_by_line ON refund_lines USING btree (order_id, line_no);
CREATE TRIGGER count_refund_line AFTER INSERT ON refund_lines FOR EACH ROW EXECUTE FUNCTION count_refund_line();
grant insert, select on refund_lines to {{server}};

create table refunds (
  id uuid not null default gen_random_uuid(),
  customer_id bigint not null,
  order_id bigint,
  destination text not null,
  payment_id uuid,
  cents bigint not null,
  amount_minor bigint,
  state text not null,
  provider_refund_id text,
  replaces uuid,
  request_key text,
  reason text not null,
  made_by text not null,
  created_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  settled_at timestamp with time zone,
  failure text,
  taken_cents bigint not null default 0,
  dispute_id text,
  seen_at timestamp with time zone,
  seen_by text,
  after_delivery boolean not null default false,
  proposal_id bigint,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_provider_refund_id_key UNIQUE (provider_refund_id),
  constraint refunds_replaces_key UNIQUE (replaces),
  constraint refunds_against_dispute CHECK ((((destination = 'dispute'::text) = (dispute_id IS NOT NULL)) AND ((destination <> 'dispute'::text) OR (state <> 'pending'::text)))),
  constraint refunds_amount_minor_check CHECK ((amount_minor > 0)),
  constraint refunds_balance_is_at_once CHECK (((destination <> 'balance'::text) OR (state = 'succeeded'::text))),
  constraint refunds_cents_check CHECK ((cents > 0)),
  constraint refunds_check1 CHECK (((order_id IS NOT NULL) OR (payment_id IS NOT NULL))),
  constraint refunds_check2 CHECK (((state = 'pending'::text) = (settled_at IS NULL))),
  constraint refunds_destination_check CHECK ((destination = ANY (ARRAY['balance'::text, 'card'::text, 'dispute'::text, 'foreign'::text]))),
  constraint refunds_failure CHECK (((failure IS NULL) OR (state = 'failed'::text))),
  constraint refunds_foreign_is_named CHECK (((destination <> 'foreign'::text) OR (provider_refund_id IS NOT NULL))),
  constraint refunds_made_by_check CHECK ((made_by <> ''::text)),
  constraint refunds_of_charge CHECK (((destination = ANY (ARRAY['card'::text, 'foreign'::text])) = ((payment_id IS NOT NULL) AND (amount_minor IS NOT NULL)))),
  constraint refunds_reason_check CHECK ((reason <> ''::text)),
  constraint refunds_seen CHECK ((((seen_at IS NULL) = (seen_by IS NULL)) AND ((destination = 'foreign'::text) OR (seen_at IS NULL)))),
  constraint refunds_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text]))),
  constraint refunds_taken CHECK (((taken_cents >= 0) AND (taken_cents <= cents))),
  constraint refunds_taken_of_failed CHECK (((taken_cents = 0) OR (state = 'failed'::text))),
  constraint refunds_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint refunds_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES disputes(id),
  constraint refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint refunds_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES money_proposals(id),
  constraint refunds_replaces_fkey FOREIGN KEY (replaces) REFERENCES refunds(id)
);
CREATE INDEX refunds_against_disputes ON refunds USING btree (dispute_id) WHERE (dispute_id IS NOT NULL);
CREATE INDEX refunds_alone ON refunds USING btree (customer_id, created_at) WHERE (after_delivery AND (proposal_id IS NULL));
CREATE INDEX refunds_by_day ON refunds USING btree (created_at) INCLUDE (cents) WHERE ((order_id IS NOT NULL) AND (state <> 'failed'::text));
CREATE INDEX refunds_by_order ON refunds USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX refunds_by_payment ON refunds USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX refunds_by_proposal ON refunds USING btree (proposal_id) WHERE (proposal_id IS NOT NULL);
CREATE INDEX refunds_failed ON refunds USING btree (payment_id) WHERE (state = 'failed'::text);
CREATE INDEX refunds_foreign_unseen ON refunds USING btree (payment_id) WHERE ((destination = 'foreign'::text) AND (seen_at IS NULL) AND (state <> 'failed'::text));
CREATE INDEX refunds_on_their_way ON refunds USING btree (created_at) INCLUDE (cents) WHERE (state = 'pending'::text);
CREATE UNIQUE INDEX refunds_once_per_key ON refunds USING btree (order_id, request_key) WHERE (request_key IS NOT NULL);
CREATE INDEX refunds_pending ON refunds USING btree (COALESCE(asked_at, created_at)) WHERE (state = 'pending'::text);
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON refunds FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE CONSTRAINT TRIGGER charge_left_once AFTER INSERT OR UPDATE OF state ON refunds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_charge_left_once();
CREATE TRIGGER check_refund_change BEFORE UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION check_refund_change();
CREATE TRIGGER check_replacement BEFORE INSERT ON refunds FOR EACH ROW WHEN ((new.replaces IS NOT NULL)) EXECUTE FUNCTION check_replacement();
CREATE TRIGGER count_card_refund AFTER INSERT OR UPDATE OF state ON refunds FOR EACH ROW WHEN ((new.destination = 'card'::text)) EXECUTE FUNCTION count_card_refund();
CREATE TRIGGER refund_against_dispute BEFORE UPDATE OF state ON refunds FOR EACH ROW WHEN (((new.state = 'failed'::text) AND (old.state <> 'failed'::text) AND (new.dispute_id IS NOT NULL))) EXECUTE FUNCTION check_refund_against_dispute();
CREATE TRIGGER refund_alone BEFORE INSERT ON refunds FOR EACH ROW WHEN (((new.order_id IS NOT NULL) AND (new.replaces IS NULL) AND (new.destination <> 'foreign'::text))) EXECUTE FUNCTION check_refund_alone();
CREATE TRIGGER tell_webhooks AFTER UPDATE OF state ON refunds FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION tell_of_refund();
CREATE TRIGGER tell_webhooks_of_new AFTER INSERT ON refunds FOR EACH ROW WHEN ((new.state <> 'pending'::text)) EXECUTE FUNCTION tell_of_refund();
grant insert, select, update (asked_at), update (failure), update (provider_refund_id), update (seen_at), update (seen_by), update (settled_at), update (state), update (taken_cents) on refunds to {{server}};

create table refused_sign_ins (
  network text not null,
  hour timestamp with time zone not null,
  tries integer not null,
  constraint refused_sign_ins_pkey PRIMARY KEY (network, hour),
  constraint refused_sign_ins_tries_check CHECK ((tries > 0))
);
CREATE INDEX refused_sign_ins_by_hour ON refused_sign_ins USING btree (hour);
grant delete, insert, select, update on refused_sign_ins to {{server}};

create table sales_day_types (
  day date not null,
  type text not null,
  cents bigint not null,
  reduced_cents bigint not null,
  costed_cents bigint not null,
  costed_net_cents bigint not null,
  cost_cents bigint not null,
  constraint sales_day_types_pkey PRIMARY KEY (day, type),
  constraint sales_day_types_day_fkey FOREIGN KEY (day) REFERENCES sales_days(day) ON DELETE CASCADE
);
grant insert, select on sales_day_types to {{server}};

create table sales_days (
  day date not null,
  orders integer not null,
  cents bigint not null,
  constraint sales_days_pkey PRIMARY KEY (day)
);
grant insert, select on sales_days to {{server}};

create table saved_replies (
  id bigint not null generated always as identity,
  name text not null,
  texts jsonb not null,
  version integer not null default 1,
  archived boolean not null default false,
  constraint saved_replies_pkey PRIMARY KEY (id),
  constraint saved_replies_name_check CHECK (((name <> ''::text) AND (length(name) <= 80))),
  constraint saved_replies_texts_check CHECK (((jsonb_typeof(texts) = 'object'::text) AND (texts ? 'en'::text))),
  constraint saved_replies_version_check CHECK ((version > 0))
);
CREATE UNIQUE INDEX saved_replies_name ON saved_replies USING btree (lower(name)) WHERE (NOT archived);
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON saved_replies FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant select, update (archived), insert (name), update (name), insert (texts), update (texts), update (version) on saved_replies to {{server}};

create table saved_search_hits (
  search_id bigint not null,
  item_id bigint not null,
  found_at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint saved_search_hits_pkey PRIMARY KEY (search_id, item_id),
  constraint saved_search_hits_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id),
  constraint saved_search_hits_search_id_fkey FOREIGN KEY (search_id) REFERENCES saved_searches(id) ON DELETE CASCADE
);
CREATE INDEX saved_search_hits_by_age ON saved_search_hits USING btree (told_at) WHERE (told_at IS NOT NULL);
CREATE INDEX saved_search_hits_waiting ON saved_search_hits USING btree (search_id) WHERE (told_at IS NULL);
grant delete, insert, select, update (told_at) on saved_search_hits to {{server}};

create table saved_searches (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  name text not null,
  filters jsonb not null,
  mailed boolean not null default true,
  after_no bigint not null,
  created_at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint saved_searches_pkey PRIMARY KEY (id),
  constraint saved_searches_filters_check CHECK (((jsonb_typeof(filters) = 'object'::text) AND (filters <> '{}'::jsonb))),
  constraint saved_searches_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint saved_searches_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX saved_searches_mailed ON saved_searches USING btree (id) WHERE mailed;
CREATE UNIQUE INDEX saved_searches_once ON saved_searches USING btree (customer_id, md5((filters)::text));
CREATE TRIGGER saved_searches_max BEFORE INSERT ON saved_searches FOR EACH ROW EXECUTE FUNCTION check_saved_searches();
grant delete, select, insert (after_no), update (after_no), insert (created_at), insert (customer_id), insert (filters), update (mailed), insert (name), update (name), update (told_at) on saved_searches to {{server}};

create table sent_mails (
  id bigint not null generated always as identity,
  recipient text not null,
  customer_id bigint,
  template text,
  subject text not null,
  language text not null,
  sent_at timestamp with time zone not null,
  message_id text,
  mail_order jsonb,
  again_at timestamp with time zone,
  constraint sent_mails_pkey PRIMARY KEY (id),
  constraint sent_mails_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint sent_mails_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX sent_mails_by_age ON sent_mails USING btree (sent_at);
CREATE INDEX sent_mails_by_recipient ON sent_mails USING btree (lower(recipient) text_pattern_ops, id DESC);
CREATE INDEX sent_mails_of_customer ON sent_mails USING btree (customer_id, id DESC);
CREATE TRIGGER audit AFTER UPDATE ON sent_mails FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id', 'mail_order');
grant delete, insert, select, update (again_at) on sent_mails to {{server}};

create table sessions (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  cookie_hash bytea not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  user_agent text not null default ''::text,
  address text not null default ''::text,
  proven_at timestamp with time zone,
  proof_code_hash bytea,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_cookie_hash_key UNIQUE (cookie_hash),
  constraint sessions_proof CHECK (((proof_code_hash IS NULL) OR (proven_at IS NOT NULL))),
  constraint sessions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX sessions_by_customer ON sessions USING btree (customer_id);
CREATE INDEX sessions_by_expiry ON sessions USING btree (expires_at);
CREATE TRIGGER audit AFTER DELETE ON sessions FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id', 'cookie_hash', 'token_hash', 'proof_code_hash');
CREATE TRIGGER not_when_gone BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION refuse_gone_customer();
CREATE TRIGGER not_while_blocked BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION refuse_blocked_customer();
grant delete, insert, select, update on sessions to {{server}};

create table settings (
  only_row boolean not null default true,
  requisites text not null default ''::text,
  support_email text not null default ''::text,
  is_reg_enabled boolean not null default false,
  min_top_up_cents bigint not null default 100,
  vat_percent numeric(5,2) not null default 0,
  payment_methods text[] not null default '{card,balance,sepa-manual}'::text[],
  google_tag text not null default ''::text,
  internal_currency_name text not null default 'Credits'::text,
  internal_currency_image text not null default ''::text,
  exchange_rate_eur numeric(18,8) not null default 1,
  offer_enabled boolean not null default true,
  copyright text not null default ''::text,
  counter_days integer not null default 5,
  debtor_name text not null default ''::text,
  debtor_iban text not null default ''::text,
  debtor_bic text not null default ''::text,
  debtor_town text not null default ''::text,
  debtor_country text not null default ''::text,
  adjustment_limit_cents bigint not null default 5000,
  deliver_hours integer not null default 24,
  quote_days_max integer not null default 0,
  legal_name text not null default ''::text,
  street text not null default ''::text,
  post_code text not null default ''::text,
  town text not null default ''::text,
  country text not null default ''::text,
  register_no text not null default ''::text,
  vat_id text not null default ''::text,
  managers text not null default ''::text,
  reply_to text not null default ''::text,
  sender_name text not null default ''::text,
  max_top_up_cents bigint not null default 1000000,
  shop_name text not null default 'Pandrop'::text,
  wordmark text not null default 'pandrop'::text,
  languages text[] not null default '{en,de,fr,es,pl,uk}'::text[],
  default_language text not null default 'en'::text,
  mark text not null default ''::text,
  accent text not null default ''::text,
  time_zone text not null default 'UTC'::text,
  new_days integer not null default 14,
  notice_email text not null default ''::text,
  notice_pace text not null default 'hourly'::text,
  logo text not null default ''::text,
  receipt_prefix text not null default 'R'::text,
  datev_consultant text not null default ''::text,
  datev_client text not null default ''::text,
  datev_year_month integer not null default 1,
  datev_account_length integer not null default 4,
  datev_chart text not null default '03'::text,
  datev_accounts jsonb not null default '[]'::jsonb,
  business_enabled boolean not null default false,
  second_factor_required boolean not null default true,
  second_factor_balance_cents integer not null default 10000,
  case_answer_hours integer not null default 0,
  case_close_days integer not null default 14,
  verification_months integer not null default 24,
  verification_document_days integer not null default 30,
  verification_second_person_cents integer not null default 1000000,
  verify_payouts_year_cents integer default 200000,
  verify_payout_cents integer default 100000,
  verify_card_year_cents integer default 1000000,
  sending_paused boolean not null default false,
  reversal_blocks boolean not null default true,
  constraint settings_pkey PRIMARY KEY (only_row),
  constraint settings_accent_check CHECK ((accent ~ '^(#[0-9a-f]{6})?$'::text)),
  constraint settings_adjustment_limit_cents_check CHECK ((adjustment_limit_cents >= 0)),
  constraint settings_case_answer_hours_check CHECK (((case_answer_hours >= 0) AND (case_answer_hours <= 720))),
  constraint settings_case_close_days_check CHECK (((case_close_days >= 4) AND (case_close_days <= 90))),
  constraint settings_counter_days_check CHECK (((counter_days >= 1) AND (counter_days <= 30))),
  constraint settings_country_check CHECK ((country ~ '^([A-Z]{2})?$'::text)),
  constraint settings_datev_account_length_check CHECK (((datev_account_length >= 4) AND (datev_account_length <= 8))),
  constraint settings_datev_accounts_check CHECK ((jsonb_typeof(datev_accounts) = 'array'::text)),
  constraint settings_datev_chart_check CHECK ((datev_chart = ANY (ARRAY['03'::text, '04'::text]))),
  constraint settings_datev_client_check CHECK ((datev_client ~ '^([1-9][0-9]{0,4})?$'::text)),
  constraint settings_datev_consultant_check CHECK ((datev_consultant ~ '^([1-9][0-9]{3,6})?$'::text)),
  constraint settings_datev_year_month_check CHECK (((datev_year_month >= 1) AND (datev_year_month <= 12))),
  constraint settings_debtor_country_check CHECK ((debtor_country ~ '^([A-Z]{2})?$'::text)),
  constraint settings_default_language CHECK ((default_language = ANY (languages))),
  constraint settings_deliver_hours_check CHECK (((deliver_hours >= 1) AND (deliver_hours <= 720))),
  constraint settings_exchange_rate_eur_check CHECK ((exchange_rate_eur > (0)::numeric)),
  constraint settings_languages_check CHECK (((cardinality(languages) > 0) AND (languages <@ '{en,de,fr,es,pl,uk}'::text[]))),
  constraint settings_legal_name_check CHECK ((length(legal_name) <= 140)),
  constraint settings_logo_check CHECK ((logo ~ '^([0-9a-f]{32}-[1-9][0-9]{0,2}x[1-9][0-9]?)?$'::text)),
  constraint settings_managers_check CHECK ((length(managers) <= 200)),
  constraint settings_mark_check CHECK ((mark ~ '^([0-9a-f]{32})?$'::text)),
  constraint settings_max_top_up_cents_check CHECK ((max_top_up_cents <= 1000000)),
  constraint settings_min_top_up_cents_check CHECK ((min_top_up_cents > 0)),
  constraint settings_new_days_check CHECK (((new_days >= 0) AND (new_days <= 90))),
  constraint settings_notice_email_check CHECK ((length(notice_email) <= 254)),
  constraint settings_notice_pace_check CHECK ((notice_pace = ANY (ARRAY['at_once'::text, 'hourly'::text, 'morning'::text]))),
  constraint settings_only_row_check CHECK (only_row),
  constraint settings_payment_methods_check CHECK ((payment_methods <@ ARRAY['card'::text, 'balance'::text, 'sepa-manual'::text, 'card-form'::text])),
  constraint settings_post_code_check CHECK ((length(post_code) <= 16)),
  constraint settings_quote_days_max_check CHECK (((quote_days_max >= 0) AND (quote_days_max <= 3650))),
  constraint settings_receipt_prefix_check CHECK ((receipt_prefix ~ '^[A-Z0-9]{1,8}$'::text)),
  constraint settings_register_no_check CHECK ((length(register_no) <= 80)),
  constraint settings_reply_to_check CHECK ((length(reply_to) <= 254)),
  constraint settings_second_factor_balance_cents_check CHECK ((second_factor_balance_cents >= 0)),
  constraint settings_sender_name_check CHECK ((length(sender_name) <= 70)),
  constraint settings_shop_name_check CHECK (((length(shop_name) >= 1) AND (length(shop_name) <= 40))),
  constraint settings_street_check CHECK ((length(street) <= 70)),
  constraint settings_time_zone_check CHECK ((('2000-01-01 00:00:00'::timestamp without time zone AT TIME ZONE time_zone) IS NOT NULL)),
  constraint settings_top_up CHECK ((min_top_up_cents <= max_top_up_cents)),
  constraint settings_town_check CHECK ((length(town) <= 70)),
  constraint settings_vat_id_check CHECK ((length(vat_id) <= 20)),
  constraint settings_vat_percent_check CHECK (((vat_percent >= (0)::numeric) AND (vat_percent <= (100)::numeric))),
  constraint settings_verification_document_days_check CHECK (((verification_document_days >= 1) AND (verification_document_days <= 365))),
  constraint settings_verification_months_check CHECK (((verification_months >= 1) AND (verification_months <= 120))),
  constraint settings_verification_second_person_cents_check CHECK ((verification_second_person_cents >= 0)),
  constraint settings_verify_card_year_cents_check CHECK ((verify_card_year_cents > 0)),
  constraint settings_verify_payout_cents_check CHECK ((verify_payout_cents > 0)),
  constraint settings_verify_payouts_year_cents_check CHECK ((verify_payouts_year_cents > 0)),
  constraint settings_wordmark_check CHECK (((length(wordmark) >= 1) AND (length(wordmark) <= 24)))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON settings FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('only_row');
CREATE TRIGGER forget_sales_days AFTER UPDATE OF time_zone ON settings FOR EACH ROW WHEN ((old.time_zone <> new.time_zone)) EXECUTE FUNCTION forget_sales_days();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON settings FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
grant insert, select, update, update (adjustment_limit_cents), update (case_answer_hours), update (case_close_days), update (counter_days), update (debtor_bic), update (debtor_country), update (debtor_iban), update (debtor_name), update (debtor_town), update (deliver_hours), update (quote_days_max), update (sending_paused), update (verification_document_days), update (verification_months), update (verification_second_person_cents) on settings to {{server}};

create table settings_changes (
  id bigint not null generated always as identity,
  section text not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  before jsonb not null,
  after jsonb not null,
  puts_back bigint,
  constraint settings_changes_pkey PRIMARY KEY (id),
  constraint settings_changes_made_by_check CHECK ((made_by <> ''::text)),
  constraint settings_changes_section_check CHECK ((section ~ '^[a-z_]{1,20}$'::text)),
  constraint settings_changes_puts_back_fkey FOREIGN KEY (puts_back) REFERENCES settings_changes(id)
);
CREATE INDEX settings_changes_by_section ON settings_changes USING btree (section, id DESC);
CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE OR TRUNCATE ON settings_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
grant insert, select on settings_changes to {{server}};

create table shipped_texts (
  slug text not null,
  language text not null,
  title text not null,
  content text not null,
  settled boolean not null,
  constraint shipped_texts_pkey PRIMARY KEY (slug, language),
  constraint shipped_texts_language_check CHECK ((language ~ '^[a-z]{2}$'::text))
);
CREATE TRIGGER audit AFTER UPDATE OF settled ON shipped_texts FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('slug', 'title', 'content');
grant insert, select, update on shipped_texts to {{server}};

create table shop_notices (
  kind text not null,
  told_count integer not null default 0,
  told_at timestamp with time zone,
  constraint shop_notices_pkey PRIMARY KEY (kind),
  constraint shop_notices_kind_check CHECK ((kind <> ''::text)),
  constraint shop_notices_told_count_check CHECK ((told_count >= 0))
);
grant insert, select, update (told_at), update (told_count) on shop_notices to {{server}};

create table skins (
  id text not null,
  market_name text not null,
  weapon text not null,
  finish text not null,
  phase text not null,
  type text not null,
  rarity text not null,
  rarity_color text not null,
  def_index integer not null,
  paint_index integer not null,
  min_wear double precision,
  max_wear double precision,
  exteriors text[] not null,
  stattrak boolean not null,
  souvenir boolean not null,
  team text not null,
  collection text not null,
  cases text[] not null,
  picture text not null,
  origin text not null default 'catalogue'::text,
  drawn_picture text not null,
  constraint skins_pkey PRIMARY KEY (id),
  constraint skins_check CHECK (((min_wear IS NULL) = (max_wear IS NULL))),
  constraint skins_check1 CHECK ((((0)::double precision <= min_wear) AND (min_wear < max_wear) AND (max_wear <= (1)::double precision))),
  constraint skins_origin_check CHECK ((origin = ANY (ARRAY['catalogue'::text, 'import'::text])))
);
CREATE INDEX skins_by_market_name ON skins USING btree (lower(market_name));
CREATE TRIGGER announce_skins AFTER INSERT OR DELETE OR UPDATE OF market_name, weapon, finish, phase, type, rarity, rarity_color, def_index, paint_index, min_wear, max_wear, exteriors, stattrak, souvenir, team, collection, cases ON skins FOR EACH STATEMENT EXECUTE FUNCTION announce_skins();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON skins FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER describe_kinds AFTER UPDATE ON skins REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION describe_kinds();
grant delete, select, insert (cases), update (cases), insert (collection), update (collection), insert (def_index), insert (drawn_picture), insert (exteriors), update (exteriors), insert (finish), update (finish), insert (id), insert (market_name), update (market_name), insert (max_wear), update (max_wear), insert (min_wear), update (min_wear), insert (origin), update (origin), insert (paint_index), update (paint_index), insert (phase), insert (picture), update (picture), insert (rarity), update (rarity), insert (rarity_color), update (rarity_color), insert (souvenir), update (souvenir), insert (stattrak), update (stattrak), insert (team), update (team), insert (type), insert (weapon) on skins to {{server}};

create table social_links (
  id integer not null generated always as identity,
  title text not null,
  link text not null,
  img text not null,
  position integer not null default 0,
  is_on boolean not null default true,
  constraint social_links_pkey PRIMARY KEY (id),
  constraint social_links_link_check CHECK ((link ~ '^https://'::text))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON social_links FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON social_links FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
grant delete, insert, select, update on social_links to {{server}};

create table staff (
  id bigint not null generated always as identity,
  name text not null,
  email text not null,
  role text not null,
  password_hash text not null,
  password_is_once boolean not null default true,
  active boolean not null default true,
  totp_sealed bytea,
  totp_pending_sealed bytea,
  totp_last_step bigint not null default 0,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone,
  passkey_handle bytea not null default (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  quiet_from smallint,
  quiet_till smallint,
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_passkey_handle_key UNIQUE (passkey_handle),
  constraint staff_name_check CHECK ((name <> ''::text)),
  constraint staff_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 23))),
  constraint staff_quiet_hours CHECK ((((quiet_from IS NULL) = (quiet_till IS NULL)) AND (quiet_from <> quiet_till))),
  constraint staff_quiet_till_check CHECK (((quiet_till >= 0) AND (quiet_till <= 23))),
  constraint staff_role_check CHECK ((role = ANY (ARRAY['operator'::text, 'administrator'::text])))
);
CREATE UNIQUE INDEX staff_one_per_email ON staff USING btree (lower(email));
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON staff FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id', 'password_hash', 'totp_sealed', 'totp_pending_sealed');
CREATE TRIGGER staff_access AFTER INSERT OR UPDATE ON staff FOR EACH ROW EXECUTE FUNCTION note_staff_access();
grant insert, select, update (active), update (name), update (password_hash), update (password_is_once), update (quiet_from), update (quiet_till), update (role), update (seen_at), update (totp_last_step), update (totp_pending_sealed), update (totp_sealed) on staff to {{server}};

create table staff_access (
  id bigint not null generated always as identity,
  staff_id bigint not null,
  kind text not null,
  by_id bigint,
  at timestamp with time zone not null,
  constraint staff_access_pkey PRIMARY KEY (id),
  constraint staff_access_kind_check CHECK ((kind = ANY (ARRAY['made'::text, 'reset'::text, 'promoted'::text, 'unlocked'::text]))),
  constraint staff_access_by_id_fkey FOREIGN KEY (by_id) REFERENCES staff(id),
  constraint staff_access_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_access_by_staff ON staff_access USING btree (staff_id, at);
CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE OR TRUNCATE ON staff_access FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
grant select on staff_access to {{server}};

create table staff_attempts (
  staff_id bigint not null,
  path text not null,
  key text not null,
  body_hash bytea not null,
  reply jsonb,
  created_at timestamp with time zone not null,
  constraint staff_attempts_pkey PRIMARY KEY (staff_id, path, key),
  constraint staff_attempts_key_check CHECK (((length(key) >= 8) AND (length(key) <= 128))),
  constraint staff_attempts_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_attempts_by_age ON staff_attempts USING btree (created_at);
grant delete, insert, select, update (reply) on staff_attempts to {{server}};

create table staff_devices (
  staff_id bigint not null,
  device_hash bytea not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  constraint staff_devices_pkey PRIMARY KEY (staff_id, device_hash),
  constraint staff_devices_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_devices_by_sight ON staff_devices USING btree (seen_at);
grant delete, insert, select, update on staff_devices to {{server}};

create table staff_keys (
  id bigint not null generated always as identity,
  staff_id bigint not null,
  name text not null,
  key_hash bytea not null,
  hint text not null,
  scopes text[] not null,
  addresses text[] not null,
  calls_per_minute integer not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint staff_keys_pkey PRIMARY KEY (id),
  constraint staff_keys_key_hash_key UNIQUE (key_hash),
  constraint staff_keys_calls_per_minute_check CHECK (((calls_per_minute >= 1) AND (calls_per_minute <= 600))),
  constraint staff_keys_name_check CHECK ((name <> ''::text)),
  constraint staff_keys_scopes_check CHECK ((cardinality(scopes) > 0)),
  constraint staff_keys_year CHECK (((expires_at > created_at) AND (expires_at <= (created_at + '366 days'::interval)))),
  constraint staff_keys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE TRIGGER audit AFTER INSERT OR UPDATE OF revoked_at ON staff_keys FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id', 'key_hash');
CREATE TRIGGER staff_keys_size BEFORE INSERT ON staff_keys FOR EACH ROW EXECUTE FUNCTION check_staff_keys_size();
grant insert, select, update (last_used_at), update (revoked_at) on staff_keys to {{server}};

create table staff_notices (
  staff_id bigint not null,
  kind text not null,
  pace text not null,
  told_count integer not null default 0,
  told_at timestamp with time zone,
  constraint staff_notices_pkey PRIMARY KEY (staff_id, kind),
  constraint staff_notices_kind_check CHECK ((kind <> ''::text)),
  constraint staff_notices_pace_check CHECK ((pace = ANY (ARRAY['at_once'::text, 'hourly'::text, 'morning'::text]))),
  constraint staff_notices_told_count_check CHECK ((told_count >= 0)),
  constraint staff_notices_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF pace ON staff_notices FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('staff_id', 'told_count', 'told_at');
grant delete, insert, select, update (pace), update (told_at), update (told_count) on staff_notices to {{server}};

create table staff_passkeys (
  id bigint not null generated always as identity,
  staff_id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint staff_passkeys_pkey PRIMARY KEY (id),
  constraint staff_passkeys_credential_id_key UNIQUE (credential_id),
  constraint staff_passkeys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_passkeys_by_staff ON staff_passkeys USING btree (staff_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON staff_passkeys FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id', 'public_key');
grant delete, insert, select, update (counter), update (used_at) on staff_passkeys to {{server}};

create table staff_sessions (
  id bigint not null generated always as identity,
  staff_id bigint not null,
  cookie_hash bytea not null,
  factor_at timestamp with time zone,
  challenge text,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  user_agent text not null,
  address text not null,
  proven_at timestamp with time zone,
  constraint staff_sessions_pkey PRIMARY KEY (id),
  constraint staff_sessions_cookie_hash_key UNIQUE (cookie_hash),
  constraint staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_sessions_by_expiry ON staff_sessions USING btree (expires_at);
CREATE INDEX staff_sessions_by_staff ON staff_sessions USING btree (staff_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON staff_sessions FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id', 'cookie_hash', 'challenge');
grant delete, insert, select, update on staff_sessions to {{server}};

create table static_page_texts (
  page_id integer not null,
  language text not null,
  title text not null,
  content text not null,
  shipped_md5 text,
  constraint static_page_texts_pkey PRIMARY KEY (page_id, language),
  constraint static_page_texts_language_check CHECK (((language ~ '^[a-z]{2}$'::text) AND (language <> 'en'::text))),
  constraint static_page_texts_page_id_fkey FOREIGN KEY (page_id) REFERENCES static_pages(id) ON DELETE CASCADE
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON static_page_texts FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('page_id');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON static_page_texts FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
grant delete, insert, select, update on static_page_texts to {{server}};

create table static_pages (
  id integer not null generated always as identity,
  slug text,
  title text not null,
  content text not null,
  position integer not null default 0,
  shipped_md5 text,
  role text,
  is_published boolean not null default true,
  in_footer boolean not null default true,
  version integer not null default 0,
  shipped_slug text,
  constraint static_pages_pkey PRIMARY KEY (id),
  constraint static_pages_role_key UNIQUE (role),
  constraint static_pages_shipped_slug_key UNIQUE (shipped_slug),
  constraint static_pages_slug_key UNIQUE (slug),
  constraint static_pages_role_check CHECK ((role = ANY (ARRAY['terms'::text, 'privacy'::text, 'cookies'::text, 'imprint'::text]))),
  constraint static_pages_slug_check CHECK ((slug ~ '^[a-z0-9-]+$'::text))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON static_pages FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON static_pages FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
grant delete, insert, select, update on static_pages to {{server}};

create table steam_accounts (
  id bigint not null generated always as identity,
  label text not null,
  steamid text not null,
  note text not null default ''::text,
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint steam_accounts_pkey PRIMARY KEY (id),
  constraint steam_accounts_label_key UNIQUE (label),
  constraint steam_accounts_steamid_key UNIQUE (steamid),
  constraint steam_accounts_label_check CHECK (((length(label) >= 1) AND (length(label) <= 60))),
  constraint steam_accounts_note_check CHECK ((length(note) <= 500)),
  constraint steam_accounts_steamid_check CHECK ((steamid ~ '^76561\d{12}$'::text))
);
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON steam_accounts FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant select, update (closed_at), insert (label), update (label), insert (note), update (note), insert (steamid) on steam_accounts to {{server}};

create table stock_count_accounts (
  count_id bigint not null,
  account_id bigint not null,
  state text not null default 'waiting'::text,
  copies integer,
  asked_at timestamp with time zone,
  constraint stock_count_accounts_pkey PRIMARY KEY (count_id, account_id),
  constraint stock_count_accounts_asked CHECK (((state = 'waiting'::text) = (asked_at IS NULL))),
  constraint stock_count_accounts_copies_check CHECK ((copies >= 0)),
  constraint stock_count_accounts_counted CHECK (((state = 'counted'::text) = (copies IS NOT NULL))),
  constraint stock_count_accounts_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'counted'::text, 'unavailable'::text]))),
  constraint stock_count_accounts_account_id_fkey FOREIGN KEY (account_id) REFERENCES steam_accounts(id),
  constraint stock_count_accounts_count_id_fkey FOREIGN KEY (count_id) REFERENCES stock_counts(id)
);
CREATE INDEX stock_count_accounts_by_account ON stock_count_accounts USING btree (account_id, count_id DESC);
grant insert, select, update (asked_at), update (copies), update (state) on stock_count_accounts to {{server}};

create table stock_counts (
  id bigint not null generated always as identity,
  begun_by text not null,
  begun_at timestamp with time zone not null,
  claimed_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint stock_counts_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX stock_counts_one_underway ON stock_counts USING btree ((true)) WHERE (ended_at IS NULL);
CREATE TRIGGER audit AFTER INSERT ON stock_counts FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
grant select, insert (begun_at), insert (begun_by), update (claimed_at), update (ended_at) on stock_counts to {{server}};

create table stock_findings (
  id bigint not null generated always as identity,
  kind text not null,
  state text not null default 'open'::text,
  account_id bigint not null,
  item_id bigint,
  asset_id text not null,
  booked_asset_id text,
  booked_account_id bigint,
  market_name text not null,
  float double precision,
  paint_seed integer,
  tradable_from timestamp with time zone,
  found_at timestamp with time zone not null,
  found_in bigint not null,
  seen_in bigint not null,
  hidden boolean not null default false,
  ended_at timestamp with time zone,
  ended_by text,
  reason text,
  constraint stock_findings_pkey PRIMARY KEY (id),
  constraint stock_findings_answered CHECK ((((state <> ALL (ARRAY['withdrawn'::text, 'dismissed'::text])) OR (kind = 'missing'::text)) AND ((state <> ALL (ARRAY['added'::text, 'ignored'::text])) OR (kind = 'unknown'::text)) AND ((state <> 'corrected'::text) OR (kind = 'moved'::text)) AND ((state <> 'added'::text) OR (item_id IS NOT NULL)))),
  constraint stock_findings_asset_id_check CHECK ((asset_id ~ '^\d{1,20}$'::text)),
  constraint stock_findings_ended CHECK ((((state = 'open'::text) = (ended_at IS NULL)) AND ((ended_at IS NULL) = (ended_by IS NULL)))),
  constraint stock_findings_float_check CHECK ((("float" >= (0)::double precision) AND ("float" <= (1)::double precision))),
  constraint stock_findings_hidden CHECK (((NOT hidden) OR (kind = 'missing'::text))),
  constraint stock_findings_item CHECK (((item_id IS NOT NULL) OR (kind = 'unknown'::text))),
  constraint stock_findings_kind_check CHECK ((kind = ANY (ARRAY['missing'::text, 'unknown'::text, 'moved'::text]))),
  constraint stock_findings_market_name_check CHECK (((length(market_name) >= 1) AND (length(market_name) <= 200))),
  constraint stock_findings_paint_seed_check CHECK (((paint_seed >= 0) AND (paint_seed <= 1000))),
  constraint stock_findings_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint stock_findings_state_check CHECK ((state = ANY (ARRAY['open'::text, 'gone'::text, 'withdrawn'::text, 'dismissed'::text, 'added'::text, 'ignored'::text, 'corrected'::text]))),
  constraint stock_findings_account_id_fkey FOREIGN KEY (account_id) REFERENCES steam_accounts(id),
  constraint stock_findings_booked_account_id_fkey FOREIGN KEY (booked_account_id) REFERENCES steam_accounts(id),
  constraint stock_findings_found_in_fkey FOREIGN KEY (found_in) REFERENCES stock_counts(id),
  constraint stock_findings_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id),
  constraint stock_findings_seen_in_fkey FOREIGN KEY (seen_in) REFERENCES stock_counts(id)
);
CREATE INDEX stock_findings_by_item ON stock_findings USING btree (item_id, id DESC);
CREATE INDEX stock_findings_ignored ON stock_findings USING btree (asset_id) WHERE (state = 'ignored'::text);
CREATE UNIQUE INDEX stock_findings_one_of_copy ON stock_findings USING btree (asset_id) WHERE ((state = 'open'::text) AND (kind <> 'missing'::text));
CREATE UNIQUE INDEX stock_findings_one_of_item ON stock_findings USING btree (item_id) WHERE ((state = 'open'::text) AND (kind <> 'unknown'::text));
CREATE INDEX stock_findings_open ON stock_findings USING btree (kind, id DESC) WHERE (state = 'open'::text);
CREATE TRIGGER audit AFTER UPDATE ON stock_findings FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER stock_finding_change BEFORE UPDATE ON stock_findings FOR EACH ROW EXECUTE FUNCTION check_stock_finding_change();
grant select, insert (account_id), insert (asset_id), insert (booked_account_id), insert (booked_asset_id), update (ended_at), update (ended_by), insert (float), insert (found_at), insert (found_in), insert (hidden), insert (item_id), update (item_id), insert (kind), insert (market_name), insert (paint_seed), update (reason), insert (seen_in), update (seen_in), update (state), insert (tradable_from), update (tradable_from) on stock_findings to {{server}};

create table stopped_mails (
  customer_id bigint not null,
  kind text not null,
  stopped_at timestamp with time zone not null,
  constraint stopped_mails_pkey PRIMARY KEY (customer_id, kind),
  constraint stopped_mails_kind_check CHECK ((kind = ANY (ARRAY['orders'::text, 'payments'::text, 'offers'::text, 'payouts'::text, 'deals'::text, 'price_alerts'::text, 'saved_searches'::text]))),
  constraint stopped_mails_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
grant delete, insert, select on stopped_mails to {{server}};

create table strip_pins (
  strip text not null,
  item_id bigint not null,
  place integer not null,
  constraint strip_pins_pkey PRIMARY KEY (item_id, strip),
  constraint strip_pins_place UNIQUE (strip, place) DEFERRABLE INITIALLY DEFERRED,
  constraint strip_pins_place_check CHECK (((place >= 1) AND (place <= 20))),
  constraint strip_pins_strip_check CHECK ((strip = ANY (ARRAY['sale'::text, 'new'::text, 'deals'::text]))),
  constraint strip_pins_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id) ON DELETE CASCADE
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON strip_pins FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('item_id');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON strip_pins FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
grant delete, insert, select, update (place) on strip_pins to {{server}};

create table tags (
  name text not null,
  place smallint not null,
  constraint tags_pkey PRIMARY KEY (name),
  constraint tags_place_key UNIQUE (place),
  constraint tags_name_check CHECK (((name = btrim(name)) AND ((char_length(name) >= 1) AND (char_length(name) <= 30)))),
  constraint tags_place_check CHECK (((place >= 1) AND (place <= 200)))
);
CREATE UNIQUE INDEX tags_folded ON tags USING btree (lower(name));
grant insert, select on tags to {{server}};

create table text_changes (
  id bigint not null generated always as identity,
  language text not null,
  key text not null,
  before jsonb,
  after jsonb,
  shipped jsonb not null,
  english jsonb not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  puts_back bigint,
  constraint text_changes_pkey PRIMARY KEY (id),
  constraint text_changes_key_check CHECK ((key ~ '^\w{1,80}$'::text)),
  constraint text_changes_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint text_changes_made_by_check CHECK ((made_by <> ''::text)),
  constraint text_changes_puts_back_fkey FOREIGN KEY (puts_back) REFERENCES text_changes(id)
);
CREATE INDEX text_changes_by_text ON text_changes USING btree (language, key, id DESC);
CREATE TRIGGER audit AFTER INSERT ON text_changes FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER notify_content AFTER INSERT ON text_changes FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE OR TRUNCATE ON text_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
grant insert, select on text_changes to {{server}};

create table trade_accounts (
  customer_id bigint not null,
  steamid text not null,
  used_since timestamp with time zone not null,
  paused_until timestamp with time zone,
  constraint trade_accounts_pkey PRIMARY KEY (customer_id, steamid),
  constraint trade_accounts_check CHECK ((paused_until > used_since)),
  constraint trade_accounts_steamid_check CHECK ((steamid ~ '^76561\d{12}$'::text)),
  constraint trade_accounts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX trade_accounts_by_steamid ON trade_accounts USING btree (steamid);
CREATE UNIQUE INDEX trade_accounts_one_first ON trade_accounts USING btree (customer_id) WHERE (paused_until IS NULL);
CREATE INDEX trade_accounts_paused ON trade_accounts USING btree (paused_until) WHERE (paused_until IS NOT NULL);
grant insert, select on trade_accounts to {{server}};

create table trade_numbers (
  number text not null,
  customer_id bigint not null,
  order_id bigint,
  offer_id bigint,
  constraint trade_numbers_pkey PRIMARY KEY (number),
  constraint trade_numbers_number_customer_id_key UNIQUE (number, customer_id),
  constraint trade_numbers_check CHECK ((num_nonnulls(order_id, offer_id) = 1)),
  constraint trade_numbers_number_check CHECK ((number ~ '^[1-9][0-9]{0,19}$'::text)),
  constraint trade_numbers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint trade_numbers_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id),
  constraint trade_numbers_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX trade_numbers_by_offer ON trade_numbers USING btree (offer_id) WHERE (offer_id IS NOT NULL);
CREATE INDEX trade_numbers_by_order ON trade_numbers USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT ON trade_numbers FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('number');
grant insert, select on trade_numbers to {{server}};

create table trade_offers (
  id bigint not null generated always as identity,
  order_id bigint not null,
  account_id bigint,
  code text not null,
  asset_ids text[] not null,
  state text not null default 'asked'::text,
  steam_id text,
  url text,
  try_no integer not null,
  calls integer not null default 0,
  called_at timestamp with time zone,
  asked_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  expires_at timestamp with time zone,
  escrow_until timestamp with time zone,
  recalled_at timestamp with time zone,
  ended_at timestamp with time zone,
  problem text,
  needs_staff boolean not null default false,
  answered text,
  check_at timestamp with time zone,
  constraint trade_offers_pkey PRIMARY KEY (id),
  constraint trade_offers_code_key UNIQUE (code),
  constraint trade_offers_steam_id_key UNIQUE (steam_id),
  constraint trade_offers_answered CHECK (((answered IS NULL) OR needs_staff)),
  constraint trade_offers_answered_check CHECK ((answered = ANY (ARRAY['retry'::text, 'dismissed'::text]))),
  constraint trade_offers_calls_check CHECK ((calls >= 0)),
  constraint trade_offers_checked CHECK (((check_at IS NULL) OR (state = 'accepted'::text))),
  constraint trade_offers_code_check CHECK ((code ~ '^[A-Z2-9]{4}-[A-Z2-9]{4}$'::text)),
  constraint trade_offers_ended CHECK (((state = ANY (ARRAY['asked'::text, 'sent'::text, 'in_escrow'::text])) = (ended_at IS NULL))),
  constraint trade_offers_numbered CHECK (((state <> ALL (ARRAY['sent'::text, 'in_escrow'::text, 'accepted'::text])) OR (steam_id IS NOT NULL))),
  constraint trade_offers_on_hold CHECK (((state = 'in_escrow'::text) <= (escrow_until IS NOT NULL))),
  constraint trade_offers_problem_check CHECK ((problem = ANY (ARRAY['items_unassigned'::text, 'accounts_differ'::text, 'account_unavailable'::text, 'trade_link_invalid'::text, 'items_unavailable'::text, 'tries_spent'::text, 'not_recorded'::text, 'unknown_to_steam'::text, 'reversed'::text]))),
  constraint trade_offers_sent CHECK (((steam_id IS NULL) = (sent_at IS NULL))),
  constraint trade_offers_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'sent'::text, 'in_escrow'::text, 'accepted'::text, 'declined'::text, 'countered'::text, 'expired'::text, 'cancelled'::text, 'failed'::text]))),
  constraint trade_offers_steam_id_check CHECK ((steam_id ~ '^[1-9]\d{0,19}$'::text)),
  constraint trade_offers_try_no_check CHECK (((try_no >= 1) AND (try_no <= 3))),
  constraint trade_offers_account_id_fkey FOREIGN KEY (account_id) REFERENCES steam_accounts(id),
  constraint trade_offers_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX trade_offers_by_order ON trade_offers USING btree (order_id, id DESC);
CREATE UNIQUE INDEX trade_offers_one_underway ON trade_offers USING btree (order_id) WHERE (state = ANY (ARRAY['asked'::text, 'sent'::text, 'in_escrow'::text]));
CREATE INDEX trade_offers_to_check ON trade_offers USING btree (check_at) WHERE (check_at IS NOT NULL);
CREATE INDEX trade_offers_underway ON trade_offers USING btree (state, id) WHERE (state = ANY (ARRAY['asked'::text, 'sent'::text, 'in_escrow'::text]));
CREATE INDEX trade_offers_waiting ON trade_offers USING btree (id) WHERE (needs_staff AND (answered IS NULL));
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON trade_offers FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER trade_offer_change BEFORE UPDATE ON trade_offers FOR EACH ROW EXECUTE FUNCTION check_trade_offer_change();
grant select, insert (account_id), update (answered), insert (asked_at), insert (asset_ids), update (called_at), update (calls), update (check_at), insert (code), insert (ended_at), update (ended_at), update (escrow_until), update (expires_at), insert (needs_staff), update (needs_staff), insert (order_id), insert (problem), update (problem), update (recalled_at), update (sent_at), insert (state), update (state), update (steam_id), insert (try_no), update (url) on trade_offers to {{server}};

create table trade_requests (
  id bigint not null generated always as identity,
  offer_id bigint not null,
  account_id bigint,
  code text not null,
  asset_id text,
  float double precision,
  paint_seed integer,
  state text not null default 'asked'::text,
  steam_id text,
  url text,
  try_no integer not null,
  calls integer not null default 0,
  called_at timestamp with time zone,
  asked_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  expires_at timestamp with time zone,
  escrow_until timestamp with time zone,
  recalled_at timestamp with time zone,
  ended_at timestamp with time zone,
  problem text,
  needs_staff boolean not null default false,
  answered text,
  check_at timestamp with time zone,
  constraint trade_requests_pkey PRIMARY KEY (id),
  constraint trade_requests_code_key UNIQUE (code),
  constraint trade_requests_steam_id_key UNIQUE (steam_id),
  constraint trade_requests_answered CHECK (((answered IS NULL) OR needs_staff)),
  constraint trade_requests_answered_check CHECK ((answered = ANY (ARRAY['retry'::text, 'dismissed'::text]))),
  constraint trade_requests_asks CHECK (((state <> ALL (ARRAY['asked'::text, 'sent'::text, 'in_escrow'::text, 'accepted'::text])) OR ((asset_id IS NOT NULL) AND (account_id IS NOT NULL)))),
  constraint trade_requests_asset_id_check CHECK ((asset_id ~ '^\d{1,20}$'::text)),
  constraint trade_requests_calls_check CHECK ((calls >= 0)),
  constraint trade_requests_checked CHECK (((check_at IS NULL) OR (state = 'accepted'::text))),
  constraint trade_requests_code_check CHECK ((code ~ '^[A-Z2-9]{4}-[A-Z2-9]{4}$'::text)),
  constraint trade_requests_ended CHECK (((state = ANY (ARRAY['asked'::text, 'sent'::text, 'in_escrow'::text])) = (ended_at IS NULL))),
  constraint trade_requests_float_check CHECK ((("float" >= (0)::double precision) AND ("float" <= (1)::double precision))),
  constraint trade_requests_numbered CHECK (((state <> ALL (ARRAY['sent'::text, 'in_escrow'::text, 'accepted'::text])) OR (steam_id IS NOT NULL))),
  constraint trade_requests_on_hold CHECK (((state = 'in_escrow'::text) <= (escrow_until IS NOT NULL))),
  constraint trade_requests_paint_seed_check CHECK (((paint_seed >= 0) AND (paint_seed <= 1000))),
  constraint trade_requests_problem_check CHECK ((problem = ANY (ARRAY['account_unavailable'::text, 'trade_link_invalid'::text, 'inventory_private'::text, 'item_missing'::text, 'item_differs'::text, 'items_alike'::text, 'items_unavailable'::text, 'tries_spent'::text, 'not_recorded'::text, 'unknown_to_steam'::text, 'reversed'::text]))),
  constraint trade_requests_sent CHECK (((steam_id IS NULL) = (sent_at IS NULL))),
  constraint trade_requests_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'sent'::text, 'in_escrow'::text, 'accepted'::text, 'declined'::text, 'countered'::text, 'expired'::text, 'cancelled'::text, 'failed'::text]))),
  constraint trade_requests_steam_id_check CHECK ((steam_id ~ '^[1-9]\d{0,19}$'::text)),
  constraint trade_requests_try_no_check CHECK (((try_no >= 1) AND (try_no <= 3))),
  constraint trade_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES steam_accounts(id),
  constraint trade_requests_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id)
);
CREATE INDEX trade_requests_by_offer ON trade_requests USING btree (offer_id, id DESC);
CREATE UNIQUE INDEX trade_requests_one_of_a_copy ON trade_requests USING btree (asset_id) WHERE (state = ANY (ARRAY['asked'::text, 'sent'::text, 'in_escrow'::text]));
CREATE UNIQUE INDEX trade_requests_one_underway ON trade_requests USING btree (offer_id) WHERE (state = ANY (ARRAY['asked'::text, 'sent'::text, 'in_escrow'::text]));
CREATE INDEX trade_requests_to_check ON trade_requests USING btree (check_at) WHERE (check_at IS NOT NULL);
CREATE INDEX trade_requests_underway ON trade_requests USING btree (state, id) WHERE (state = ANY (ARRAY['asked'::text, 'sent'::text, 'in_escrow'::text]));
CREATE INDEX trade_requests_waiting ON trade_requests USING btree (id) WHERE (needs_staff AND (answered IS NULL));
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON trade_requests FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id');
CREATE TRIGGER trade_request_change BEFORE UPDATE ON trade_requests FOR EACH ROW EXECUTE FUNCTION check_trade_offer_change();
grant select, insert (account_id), update (answered), insert (asked_at), insert (asset_id), update (called_at), update (calls), update (check_at), insert (code), insert (ended_at), update (ended_at), update (escrow_until), update (expires_at), insert (float), insert (needs_staff), update (needs_staff), insert (offer_id), insert (paint_seed), insert (problem), update (problem), update (recalled_at), update (sent_at), insert (state), update (state), update (steam_id), insert (try_no), update (url) on trade_requests to {{server}};

create table unsubscribe_links (
  token_hash bytea not null,
  customer_id bigint not null,
  wish_ids bigint[] not null,
  titles text[] not null,
  created_at timestamp with time zone not null,
  kind text,
  search_ids bigint[] not null default '{}'::bigint[],
  constraint unsubscribe_links_pkey PRIMARY KEY (token_hash),
  constraint unsubscribe_links_about CHECK ( CASE WHEN (kind IS NULL) THEN ((cardinality((wish_ids || search_ids)) > 0) AND (cardinality(titles) > 0)) ELSE ((cardinality((wish_ids || search_ids)) = 0) AND (cardinality(titles) = 0)) END),
  constraint unsubscribe_links_kind_check CHECK ((kind = ANY (ARRAY['orders'::text, 'payments'::text, 'offers'::text, 'payouts'::text, 'deals'::text, 'price_alerts'::text, 'saved_searches'::text]))),
  constraint unsubscribe_links_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX unsubscribe_links_by_age ON unsubscribe_links USING btree (created_at);
CREATE INDEX unsubscribe_links_by_customer ON unsubscribe_links USING btree (customer_id);
grant delete, insert, select on unsubscribe_links to {{server}};

create table vat_rates (
  country text not null,
  valid_from date not null,
  percent numeric(5,2) not null,
  constraint vat_rates_pkey PRIMARY KEY (country, valid_from),
  constraint vat_rates_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint vat_rates_percent_check CHECK (((percent >= (0)::numeric) AND (percent <= (100)::numeric)))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON vat_rates FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('country');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON vat_rates FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
grant delete, insert, select, update on vat_rates to {{server}};

create table verification_documents (
  id uuid not null,
  number bigint not null generated always as identity,
  customer_id bigint not null,
  verification_id bigint,
  kind text not null,
  form text not null,
  bytes integer not null,
  path text not null,
  key_sealed bytea not null,
  uploaded_at timestamp with time zone not null,
  stored boolean not null default false,
  constraint verification_documents_pkey PRIMARY KEY (id),
  constraint verification_documents_path_key UNIQUE (path),
  constraint verification_documents_bytes_check CHECK ((bytes > 0)),
  constraint verification_documents_form_check CHECK ((form = ANY (ARRAY['picture'::text, 'pdf'::text]))),
  constraint verification_documents_kind_check CHECK ((kind = ANY (ARRAY['passport'::text, 'identity_card_front'::text, 'identity_card_back'::text, 'residence_permit'::text, 'proof_of_address'::text, 'other'::text]))),
  constraint verification_documents_stored CHECK (((verification_id IS NULL) OR stored)),
  constraint verification_documents_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint verification_documents_verification_id_fkey FOREIGN KEY (verification_id) REFERENCES verifications(id) ON DELETE CASCADE
);
CREATE INDEX verification_documents_by_customer ON verification_documents USING btree (customer_id, number);
CREATE INDEX verification_documents_by_request ON verification_documents USING btree (verification_id);
CREATE INDEX verification_documents_loose ON verification_documents USING btree (uploaded_at) WHERE (verification_id IS NULL);
CREATE TRIGGER verification_document BEFORE INSERT OR UPDATE OF verification_id ON verification_documents FOR EACH ROW EXECUTE FUNCTION check_verification_document();
grant delete, select, insert (bytes), insert (customer_id), insert (form), insert (id), insert (key_sealed), insert (kind), insert (path), update (stored), insert (uploaded_at), update (verification_id) on verification_documents to {{server}};

create table verifications (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  state text not null default 'pending'::text,
  seen_elsewhere boolean not null default false,
  asked_at timestamp with time zone not null,
  first_approved_by bigint,
  first_approved_at timestamp with time zone,
  decided_by bigint,
  decided_at timestamp with time zone,
  reason text,
  message text not null default ''::text,
  valid_until timestamp with time zone,
  warned_at timestamp with time zone,
  expired_at timestamp with time zone,
  constraint verifications_pkey PRIMARY KEY (id),
  constraint verifications_decided CHECK (((state = 'pending'::text) = (decided_at IS NULL))),
  constraint verifications_expired CHECK (((state = 'expired'::text) = (expired_at IS NOT NULL))),
  constraint verifications_first CHECK (((first_approved_by IS NULL) = (first_approved_at IS NULL))),
  constraint verifications_message_check CHECK ((length(message) <= 500)),
  constraint verifications_reason CHECK (((state = 'rejected'::text) = (reason IS NOT NULL))),
  constraint verifications_reason_check CHECK ((reason = ANY (ARRAY['unreadable'::text, 'document_expired'::text, 'account_differs'::text, 'not_accepted'::text, 'incomplete'::text, 'other'::text]))),
  constraint verifications_second_person CHECK ((decided_by <> first_approved_by)),
  constraint verifications_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'expired'::text]))),
  constraint verifications_valid CHECK (((state = ANY (ARRAY['approved'::text, 'expired'::text])) = (valid_until IS NOT NULL))),
  constraint verifications_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint verifications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff(id),
  constraint verifications_first_approved_by_fkey FOREIGN KEY (first_approved_by) REFERENCES staff(id)
);
CREATE INDEX verifications_by_customer ON verifications USING btree (customer_id, id DESC);
CREATE INDEX verifications_by_state ON verifications USING btree (state, asked_at, id);
CREATE INDEX verifications_ending ON verifications USING btree (valid_until) WHERE (state = 'approved'::text);
CREATE UNIQUE INDEX verifications_one_approved ON verifications USING btree (customer_id) WHERE (state = 'approved'::text);
CREATE UNIQUE INDEX verifications_one_pending ON verifications USING btree (customer_id) WHERE (state = 'pending'::text);
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON verifications FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id', 'message');
CREATE TRIGGER verification_change BEFORE INSERT OR UPDATE ON verifications FOR EACH ROW EXECUTE FUNCTION check_verification_change();
CREATE TRIGGER verification_status AFTER INSERT OR UPDATE ON verifications FOR EACH ROW EXECUTE FUNCTION keep_verification_status();
grant select, insert (asked_at), insert (customer_id), update (decided_at), update (decided_by), update (expired_at), update (first_approved_at), update (first_approved_by), insert (message), update (message), update (reason), insert (seen_elsewhere), update (state), update (valid_until), update (warned_at) on verifications to {{server}};

create table vocabulary (
  word text not null,
  kinds integer not null,
  constraint vocabulary_pkey PRIMARY KEY (word)
);
CREATE INDEX vocabulary_trigrams ON vocabulary USING gin (word gin_trgm_ops);
grant select on vocabulary to {{server}};

create table webhook_deliveries (
  id bigint not null generated always as identity,
  endpoint_id uuid not null,
  event_id uuid not null,
  kind text not null,
  subject text not null,
  happened_at timestamp with time zone not null,
  data jsonb not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  next_try_at timestamp with time zone,
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_kind_check CHECK ((kind <> ''::text)),
  constraint webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'skipped'::text]))),
  constraint webhook_deliveries_subject_check CHECK ((subject <> ''::text)),
  constraint webhook_deliveries_tries_check CHECK ((tries >= 0)),
  constraint webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries USING btree (happened_at) WHERE (state <> 'waiting'::text);
CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries USING btree (endpoint_id, id DESC);
CREATE INDEX webhook_deliveries_of_subject ON webhook_deliveries USING btree (endpoint_id, subject, id) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries USING btree (endpoint_id, id) WHERE (state = 'waiting'::text);
CREATE TRIGGER audit AFTER UPDATE ON webhook_deliveries FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id', 'data');
CREATE TRIGGER send_webhooks AFTER INSERT ON webhook_deliveries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION send_webhooks();
grant delete, insert, select, update (next_try_at), update (state), update (tries) on webhook_deliveries to {{server}};

create table webhook_endpoints (
  id uuid not null,
  url text not null,
  name text not null,
  events text[] not null,
  secret_sealed bytea not null,
  old_secret_sealed bytea,
  old_secret_until timestamp with time zone,
  is_on boolean not null default true,
  gave_up_at timestamp with time zone,
  paused_until timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint webhook_endpoints_pkey PRIMARY KEY (id),
  constraint webhook_endpoints_url UNIQUE (url),
  constraint webhook_endpoints_events_check CHECK ((cardinality(events) > 0)),
  constraint webhook_endpoints_gave_up CHECK (((NOT is_on) OR (gave_up_at IS NULL))),
  constraint webhook_endpoints_name_check CHECK ((name <> ''::text)),
  constraint webhook_endpoints_old_secret CHECK (((old_secret_sealed IS NULL) = (old_secret_until IS NULL))),
  constraint webhook_endpoints_url_check CHECK (((url ~ '^https?://'::text) AND (length(url) <= 500)))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON webhook_endpoints FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('id', 'secret_sealed', 'old_secret_sealed');
CREATE TRIGGER webhook_endpoints_size BEFORE INSERT ON webhook_endpoints FOR EACH ROW EXECUTE FUNCTION check_webhook_endpoints_size();
grant delete, insert, select, update on webhook_endpoints to {{server}};

create table webhook_tries (
  id bigint not null generated always as identity,
  delivery_id bigint not null,
  at timestamp with time zone not null,
  milliseconds integer not null,
  status smallint,
  answer text,
  failure text,
  constraint webhook_tries_pkey PRIMARY KEY (id),
  constraint one_end CHECK ((((status IS NULL) = (failure IS NOT NULL)) AND ((status IS NULL) = (answer IS NULL)))),
  constraint webhook_tries_milliseconds_check CHECK ((milliseconds >= 0)),
  constraint webhook_tries_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE CASCADE
);
CREATE INDEX webhook_tries_of_delivery ON webhook_tries USING btree (delivery_id, id);
grant delete, insert, select on webhook_tries to {{server}};

create table wish_mails (
  wish_id bigint not null,
  item_id bigint not null,
  price_cents bigint not null,
  mailed_at timestamp with time zone not null,
  constraint wish_mails_pkey PRIMARY KEY (wish_id, item_id, price_cents),
  constraint wish_mails_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id),
  constraint wish_mails_wish_id_fkey FOREIGN KEY (wish_id) REFERENCES wishes(id) ON DELETE CASCADE
);
grant delete, insert, select on wish_mails to {{server}};

create table wishes (
  id bigint not null generated always as identity,
  customer_id bigint not null,
  skin_id text not null,
  exterior text not null,
  variant text not null,
  item_id bigint not null,
  price_below_cents bigint,
  created_at timestamp with time zone not null,
  mailed_at timestamp with time zone,
  mailed_cents bigint,
  constraint wishes_pkey PRIMARY KEY (id),
  constraint wishes_customer_id_skin_id_exterior_variant_key UNIQUE (customer_id, skin_id, exterior, variant),
  constraint wishes_mailed CHECK (((mailed_at IS NULL) = (mailed_cents IS NULL))),
  constraint wishes_price_below_cents_check CHECK ((price_below_cents > 0)),
  constraint wishes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint wishes_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id),
  constraint wishes_skin_id_exterior_variant_fkey FOREIGN KEY (skin_id, exterior, variant) REFERENCES reference_prices(skin_id, exterior, variant)
);
CREATE INDEX wishes_with_alert ON wishes USING btree (customer_id) WHERE (price_below_cents IS NOT NULL);
CREATE TRIGGER wishlist_size BEFORE INSERT ON wishes FOR EACH ROW EXECUTE FUNCTION check_wishlist_size();
grant delete, select, insert (created_at), insert (customer_id), insert (exterior), insert (item_id), update (mailed_at), update (mailed_cents), insert (price_below_cents), update (price_below_cents), insert (skin_id), insert (variant) on wishes to {{server}};

create table withdrawals (
  order_id bigint not null,
  state text not null default 'open'::text,
  declared_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint withdrawals_pkey PRIMARY KEY (order_id),
  constraint withdrawals_ended CHECK (((state = 'open'::text) = (ended_at IS NULL))),
  constraint withdrawals_state_check CHECK ((state = ANY (ARRAY['open'::text, 'settled'::text, 'refused'::text]))),
  constraint withdrawals_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX withdrawals_open ON withdrawals USING btree (declared_at, order_id) WHERE (state = 'open'::text);
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON withdrawals FOR EACH ROW WHEN ((current_setting('pandrop.audit'::text, true) <> ''::text)) EXECUTE FUNCTION audit_change('order_id');
grant select, insert (declared_at), update (ended_at), insert (order_id), update (state) on withdrawals to {{server}};

create view described_kinds as
 SELECT skin_id,
    exterior,
    variant,
    class,
    words,
    wide_words
   FROM described_kinds_of(ARRAY( SELECT skins.id
           FROM skins)) described_kinds_of(skin_id, exterior, variant, class, words, wide_words);

create view order_holds as
 SELECT placed.id AS order_id,
        CASE dispute.state
            WHEN 'lost'::text THEN 'dispute_lost'::text
            ELSE 'disputed'::text
        END AS hold,
    NULL::timestamp with time zone AS until
   FROM (disputes dispute
     JOIN orders placed ON ((placed.payment_id = dispute.payment_id)))
  WHERE (dispute.state = ANY (ARRAY['open'::text, 'lost'::text]))
UNION ALL
 SELECT placed.id AS order_id,
    'customer_blocked'::text AS hold,
    NULL::timestamp with time zone AS until
   FROM (customers customer
     JOIN orders placed ON ((placed.customer_id = customer.id)))
  WHERE ((customer.blocked_at IS NOT NULL) AND (placed.state = ANY (ARRAY['processing'::text, 'in_process'::text])))
UNION ALL
 SELECT placed.id AS order_id,
    'on_hold'::text AS hold,
    NULL::timestamp with time zone AS until
   FROM (disputes dispute
     JOIN orders placed ON ((placed.customer_id = dispute.customer_id)))
  WHERE ((dispute.state = ANY (ARRAY['open'::text, 'lost'::text])) AND (dispute.released_at IS NULL) AND (placed.payment_id IS DISTINCT FROM dispute.payment_id) AND (placed.state = ANY (ARRAY['processing'::text, 'in_process'::text])))
UNION ALL
 SELECT placed.id AS order_id,
    'trade_account_new'::text AS hold,
    account.paused_until AS until
   FROM (trade_accounts account
     JOIN orders placed ON (((placed.customer_id = account.customer_id) AND (placed.steamid = account.steamid))))
  WHERE ((account.paused_until IS NOT NULL) AND (placed.state = ANY (ARRAY['processing'::text, 'in_process'::text])))
UNION ALL
 SELECT placed.id AS order_id,
    'item_reversed'::text AS hold,
    NULL::timestamp with time zone AS until
   FROM (((offers offer
     JOIN items item ON ((item.offer_id = offer.id)))
     JOIN order_lines line ON (((line.item_id = item.id) AND line.live)))
     JOIN orders placed ON ((placed.id = line.order_id)))
  WHERE ((offer.state = 'declined_by_service'::text) AND (offer.received_at IS NOT NULL) AND (placed.state = ANY (ARRAY['processing'::text, 'in_process'::text])))
UNION ALL
 SELECT placed.id AS order_id,
    'withdrawn'::text AS hold,
    NULL::timestamp with time zone AS until
   FROM (withdrawals declared
     JOIN orders placed ON ((placed.id = declared.order_id)))
  WHERE ((declared.state = 'open'::text) AND (placed.state = ANY (ARRAY['processing'::text, 'in_process'::text])));
grant select on order_holds to {{server}};

create view own_texts as
 SELECT id,
    language,
    key,
    after AS own,
    shipped,
    english
   FROM ( SELECT DISTINCT ON (text_changes.language, text_changes.key) text_changes.id,
            text_changes.language,
            text_changes.key,
            text_changes.before,
            text_changes.after,
            text_changes.shipped,
            text_changes.english,
            text_changes.made_by,
            text_changes.made_at,
            text_changes.puts_back
           FROM text_changes
          ORDER BY text_changes.language, text_changes.key, text_changes.id DESC) newest
  WHERE (after IS NOT NULL);
grant select on own_texts to {{server}};

CREATE OR REPLACE FUNCTION public.adjustment_needs_second(customer bigint, amount bigint, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select abs(amount) + moved_alone(customer, moment) > (select adjustment_limit_cents from settings)
$function$;
-- adjustment_needs_second may be called by: {{server}}

CREATE OR REPLACE FUNCTION public.announce_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if (select count(*) from (select from changed limit 51) as counted) > 50 then
    perform pg_notify('catalogue', '*');
  elsif tg_op = 'INSERT' then
    perform pg_notify('catalogue', jsonb_build_object(
      'id', changed.id, 'skin_id', changed.skin_id, 'before', null, 'now', offer_facts(changed.*::items)
    )::text)
    from changed;
  else
    perform pg_notify('catalogue', jsonb_build_object(
      'id', changed.id, 'skin_id', changed.skin_id,
      'before', offer_facts(was.*::items), 'now', offer_facts(changed.*::items)
    )::text)
    from changed join was using (id);
  end if;
  return null;
end
$function$;
-- announce_items may be called by: public

CREATE OR REPLACE FUNCTION public.announce_kinds()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from changed) then
    return null;
  end if;
  delete from public.vocabulary;
  insert into public.vocabulary (word, kinds) select word, ndoc from ts_stat('select wide_words from public.kinds');
  perform pg_notify('catalogue', 'kinds');
  return null;
end
$function$;
-- announce_kinds may be called by: its owner

CREATE OR REPLACE FUNCTION public.announce_references()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if exists (select from changed) then
    perform pg_notify('catalogue', 'kinds');
  end if;
  return null;
end
$function$;
-- announce_references may be called by: public

CREATE OR REPLACE FUNCTION public.announce_skins()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform pg_notify('catalogue', 'kinds');
  return null;
end
$function$;
-- announce_skins may be called by: its owner

CREATE OR REPLACE FUNCTION public.approval_barred(proposer bigint, approver bigint, moment timestamp with time zone)
 RETURNS TABLE(why text, until timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select bar.why, bar.until
  from (
    select 'new' as why, at + interval '72 hours' as until from staff_access where staff_id = approver
    union all
    select 'tied', at + interval '720 hours' from staff_access
    where kind <> 'unlocked'
      and ((staff_id = approver and by_id = proposer) or (staff_id = proposer and by_id = approver))
  ) as bar
  where bar.until > moment
  order by bar.until desc
  limit 1
$function$;
-- approval_barred may be called by: {{server}}

CREATE OR REPLACE FUNCTION public.are_attachments(given jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  sticker jsonb;
  slot_before integer := -1;
begin
  if jsonb_typeof(given) <> 'object' or not given ?& '{stickers, charm, name_tag}'
    or given - '{stickers, charm, name_tag}'::text[] <> '{}' or jsonb_typeof(given -> 'stickers') <> 'array'
    or given = '{"stickers": [], "charm": null, "name_tag": null}' then
    return false;
  end if;
  for sticker in select value from jsonb_array_elements(given -> 'stickers') loop
    if jsonb_typeof(sticker) <> 'object' or not sticker ?& '{slot, name, wear}'
      or sticker - '{slot, name, wear}'::text[] <> '{}'
      or not is_attached_name(sticker -> 'name', 100) or sticker ->> 'name' like '%;%'
      or not is_attached_number(sticker -> 'wear', 1)
      or jsonb_typeof(sticker -> 'slot') <> 'number' or sticker ->> 'slot' !~ '^[0-4]$' then
      return false;
    end if;
    -- By slot, each once, which makes five of them at most.
    if (sticker ->> 'slot')::integer <= slot_before then
      return false;
    end if;
    slot_before := (sticker ->> 'slot')::integer;
  end loop;
  if jsonb_typeof(given -> 'name_tag') <> 'null' and not is_attached_name(given -> 'name_tag', 20) then
    return false;
  end if;
  if jsonb_typeof(given -> 'charm') = 'null' then
    return true;
  end if;
  return jsonb_typeof(given -> 'charm') = 'object' and given -> 'charm' ?& '{name, pattern}'
    and (given -> 'charm') - '{name, pattern}'::text[] = '{}'
    and is_attached_name(given #> '{charm, name}', 100)
    and is_attached_number(given #> '{charm, pattern}', 100000)
    and given #>> '{charm, pattern}' is not distinct from trunc((given #>> '{charm, pattern}')::numeric)::text;
end
$function$;
-- are_attachments may be called by: public

CREATE OR REPLACE FUNCTION public.audit_campaign_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into audit_changes (audit_id, table_name, row_id, after)
  select current_setting('pandrop.audit')::bigint, 'campaign_items', campaign_id::text,
    jsonb_build_object('item_ids', jsonb_agg(item_id order by item_id))
  from added
  group by campaign_id;
  return null;
end
$function$;
-- audit_campaign_items may be called by: its owner

CREATE OR REPLACE FUNCTION public.audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - tg_argv[1:] end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - tg_argv[1:] end;
  named text := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(w.key, w.value), '{}'), coalesce(jsonb_object_agg(w.key, is_now -> w.key), '{}')
    into was, is_now
    from jsonb_each(was) as w
    where w.value is distinct from is_now -> w.key;
  end if;
  insert into audit_changes (audit_id, table_name, row_id, before, after)
  values (current_setting('pandrop.audit')::bigint, tg_table_name, named, was, is_now);
  return null;
end
$function$;
-- audit_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_account_closure()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_table_name = 'account_closures' then
    if not exists (
      select from customers
      where id = new.customer_id and blocked_at is not null and password_void_at is not null
    ) then
      raise exception 'the account of customer % is not closed', new.customer_id using errcode = 'check_violation';
    end if;
  elsif exists (select from account_closures where customer_id = new.id and reopened_at is null) then
    raise exception 'the account of customer % is closed', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_account_closure may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_adjustment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' and new.state <> 'proposed' then
    raise exception 'an adjustment begins as a proposal' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' then
    if old.state <> 'proposed' then
      raise exception 'adjustment % is decided', old.id using errcode = 'check_violation';
    end if;
    if (new.customer_id, new.cents, new.kind, new.proposed_by, new.reason, new.note, new.request_key)
      is distinct from
      (old.customer_id, old.cents, old.kind, old.proposed_by, old.reason, old.note, old.request_key) then
      raise exception 'adjustment % is what was proposed', old.id using errcode = 'check_violation';
    end if;
    if new.state = 'booked' and new.decided_by is null then
      -- Two at once for one customer take turns here, so that the second counts the first.
      perform from customers where id = new.customer_id for no key update;
      if adjustment_needs_second(new.customer_id, new.cents, new.booked_at) then
        raise exception 'adjustment % needs a second person', new.id using errcode = 'check_violation';
      end if;
    end if;
  end if;
  return new;
end
$function$;
-- check_adjustment may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_adjustment_booked()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (
    select from ledger_transactions as t
    join ledger_entries as e on e.transaction_id = t.id
    join ledger_accounts as a on a.id = e.account_id
    where t.reference = 'adjustment:' || new.id and t.kind = new.kind
      and a.customer_id = new.customer_id and e.cents = new.cents
  ) then
    raise exception 'adjustment % is not in the books', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$function$;
-- check_adjustment_booked may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_adjustment_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  named text := (select t.reference from ledger_transactions as t where t.id = new.transaction_id);
begin
  if not exists (
    select from balance_adjustments as b
    where named = 'adjustment:' || b.id and b.cents = -new.cents and b.state = 'booked'
  ) then
    raise exception 'ledger transaction % moves a balance that no adjustment allows', named
      using errcode = 'check_violation';
  end if;
  return null;
end
$function$;
-- check_adjustment_entry may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_api_keys_size()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('api keys', new.customer_id));
  if (
    select count(*) from api_keys
    where customer_id = new.customer_id and revoked_at is null and expires_at > new.created_at
  ) >= 10 then
    raise exception 'a customer has at most 10 API keys' using errcode = 'check_violation', constraint = 'api_keys_max';
  end if;
  return new;
end
$function$;
-- check_api_keys_size may be called by: public

CREATE OR REPLACE FUNCTION public.check_approver()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  approver bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  moment timestamptz := (to_jsonb(new) ->> tg_argv[1])::timestamptz;
  bar record;
begin
  select * into bar from approval_barred(new.proposed_by, approver, moment);
  if found then
    raise exception 'member of staff % cannot approve what % proposed before %: % access',
      approver, new.proposed_by, bar.until, bar.why using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_approver may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_campaign_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if (old.state, new.state) not in (
    ('planned', 'running'), ('planned', 'ended'), ('planned', 'stopped'), ('running', 'ended'), ('running', 'stopped')
  ) then
    raise exception 'campaign % does not go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_campaign_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_campaign_prices()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if exists (
    select from added
    join campaigns on campaigns.id = added.campaign_id
    where (added.wished_cents is null) = (campaigns.discount_percent is null)
  ) then
    raise exception 'an item of a campaign has a price of its own where the campaign has no percentage, and only there'
      using errcode = 'check_violation', constraint = 'campaign_items_priced_once';
  end if;
  return null;
end
$function$;
-- check_campaign_prices may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_card_form_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    raise exception 'a card form does not begin as %', new.state using errcode = 'check_violation';
  end if;
  if old.state <> 'open' then
    raise exception 'card form % is %: that is final', old.id, old.state using errcode = 'check_violation';
  end if;
  if old.session_id is not null and new.session_id is distinct from old.session_id then
    raise exception 'card form % has its session already', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_card_form_change may be called by: public

CREATE OR REPLACE FUNCTION public.check_card_payout()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from card_forms where id = new.card_form_id and state = 'completed') then
    raise exception 'the card form of payout % is not completed', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_card_payout may be called by: public

CREATE OR REPLACE FUNCTION public.check_cart_size()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('cart', new.customer_id));
  if (select count(*) from cart_lines where customer_id = new.customer_id) >= 50 then
    raise exception 'a cart holds at most 50 items' using errcode = 'check_violation', constraint = 'cart_size_max';
  end if;
  return new;
end
$function$;
-- check_cart_size may be called by: public

CREATE OR REPLACE FUNCTION public.check_case_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if old.state <> new.state and (old.state, new.state) not in (
    ('waits_for_shop', 'waits_for_customer'), ('waits_for_customer', 'waits_for_shop'), ('waits_for_shop', 'solved'),
    ('waits_for_customer', 'solved'), ('solved', 'waits_for_shop')
  ) then
    raise exception 'a case does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_case_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_case_picture()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if new.message_id is not null and not exists (
    select from case_messages said
    join order_cases about on about.id = said.case_id
    join orders placed on placed.id = about.order_id
    where said.id = new.message_id and placed.customer_id = new.customer_id
  ) then
    raise exception 'picture % is of another customer', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_case_picture may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_charge_left_once()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  charge uuid := new.payment_id;
  came bigint;
  to_card bigint;
  to_balance bigint;
  taken bigint;
  settled bigint;
begin
  -- A refund of an order to the balance names the order alone.
  if tg_table_name = 'refunds' and charge is null then
    select payment_id into charge from orders where id = new.order_id;
  end if;
  -- Held money was never agreed upon: what came of it only the provider knows.
  select credit_cents into came from payments where id = charge and state = 'Success';
  if came is null then
    return null;
  end if;
  select coalesce(sum(cents) filter (where destination = 'card' and state <> 'failed'), 0),
    coalesce(sum(cents) filter (where destination = 'balance'), 0)
  into to_card, to_balance
  from (
    select id, destination, state, cents from refunds where payment_id = charge
    union
    select refund.id, refund.destination, refund.state, refund.cents
    from orders placed
    join refunds refund on refund.order_id = placed.id
    where placed.payment_id = charge
  ) as back;
  select coalesce(sum(cents), 0), coalesce(sum(settled_cents), 0) into taken, settled
  from disputes
  where payment_id = charge and state in ('open', 'lost');
  if to_card + taken > came or to_card + to_balance + settled > came then
    raise exception 'more would leave charge % than came: % to the card, % to the balance, % disputed, % of it settled',
      charge, to_card, to_balance, taken, settled
      using errcode = 'check_violation', constraint = 'charge_left_once';
  end if;
  return null;
end
$function$;
-- check_charge_left_once may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_cost_of_offer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (
    select from offers
    where id = new.offer_id and service_price_cents = new.cost_cents and received_at is not null
      and state not in ('declined_by_user', 'declined_by_service')
  ) then
    raise exception 'item % does not cost what its offer was paid', new.id
      using errcode = 'check_violation', constraint = 'items_cost_of_offer';
  end if;
  return null;
end
$function$;
-- check_cost_of_offer may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_deal_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if (old.state, new.state) not in (
    ('open', 'bought'), ('open', 'declined'), ('open', 'expired'), ('open', 'withdrawn')
  ) then
    raise exception 'a deal does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.state = 'bought' and new.ended_at >= old.expires_at or new.state = 'expired' and new.ended_at < old.expires_at
  then
    raise exception 'deal % stands until %', old.id, old.expires_at using errcode = 'check_violation';
  end if;
  if new.order_id is not null and not exists (
    select from orders placed
    where placed.id = new.order_id and placed.customer_id = new.customer_id and placed.total_cents = new.price_cents
      and (select array_agg(item_id order by item_id) from order_lines where order_id = placed.id)
        = (select array_agg(item_id order by item_id) from deal_items where deal_id = new.id)
  ) then
    raise exception 'order % does not buy deal %', new.order_id, old.id using errcode = 'check_violation';
  end if;
  update deal_items set live = false where deal_id = old.id;
  return new;
end
$function$;
-- check_deal_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_deal_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  deal deals;
begin
  if tg_table_name = 'deals' then
    deal := new;
  else
    select * into deal from deals where id = new.deal_id;
  end if;
  if (select count(*) from deal_items where deal_id = deal.id) <> deal.items_count then
    raise exception 'deal % has % items', deal.id, deal.items_count
      using errcode = 'check_violation', constraint = 'deal_items_complete';
  end if;
  return null;
end
$function$;
-- check_deal_items may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_debt_collected()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if (select sum(cents) from debt_collections where reference = new.reference) is distinct from (
    select e.cents
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.reference = new.reference and a.kind = 'receivable'
  ) then
    raise exception 'the books have not collected what % says', new.reference using errcode = 'check_violation';
  end if;
  return null;
end
$function$;
-- check_debt_collected may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_dispute_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if (old.id, old.payment_id, old.customer_id) is distinct from (new.id, new.payment_id, new.customer_id) then
    raise exception 'dispute % stays with its charge', old.id using errcode = 'check_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('inquiry', 'open'), ('inquiry', 'won'), ('inquiry', 'lost'), ('open', 'won'), ('open', 'lost'), ('won', 'open'),
    ('won', 'lost'), ('lost', 'open'), ('lost', 'won')
  ) and not (old.state = 'won' and new.state = 'inquiry' and old.takings = 0 and new.takings = 0) then
    raise exception 'a dispute does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.state = 'won' and new.state in ('open', 'lost') and new.takings <= old.takings then
    raise exception 'dispute % was won: it takes its money again or stays so', old.id using errcode = 'check_violation';
  end if;
  -- What was collected for a taking that was won has gone back with it.
  if new.takings > old.takings then
    new.collected_cents := 0;
  end if;
  return new;
end
$function$;
-- check_dispute_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_dispute_kind()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if old.takings > 0 and new.kind <> old.kind or new.takings < old.takings then
    raise exception 'dispute % stays what it is', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_dispute_kind may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_evidence_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if old.submitted_at is not null then
    raise exception 'evidence of dispute % was submitted', old.dispute_id using errcode = 'check_violation';
  end if;
  if old.sending_since is not null and new.sending_since is not null
    and (old.facts, old.words, old.sent_by) is distinct from (new.facts, new.words, new.sent_by) then
    raise exception 'evidence of dispute % is on its way', old.dispute_id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_evidence_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_held_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  held bigint;
begin
  if tg_table_name = 'items' then
    held := new.id;
  else
    held := new.item_id;
  end if;
  if exists (select from deal_items where item_id = held and live) and (
    (select state from items where id = held) <> 'reserved'
      or exists (select from order_lines where item_id = held and live)
  ) then
    raise exception 'item % is held for a deal', held
      using errcode = 'check_violation', constraint = 'items_held_once';
  end if;
  return null;
end
$function$;
-- check_held_item may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_import_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if (old.state, new.state) not in (
    ('reading', 'ready'), ('reading', 'failed'), ('ready', 'importing'), ('importing', 'ready'), ('importing', 'done'),
    ('done', 'undoing'), ('undoing', 'undone'), ('undoing', 'done')
  ) then
    raise exception 'import % does not go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_import_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_item_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if (old.state, new.state) not in (
    ('available', 'reserved'), ('available', 'sold'), ('available', 'hidden'), ('available', 'withdrawn'),
    ('hidden', 'available'), ('hidden', 'withdrawn'),
    ('reserved', 'available'), ('reserved', 'sold'),
    ('sold', 'available')
  ) then
    raise exception 'item % does not go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_item_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_item_cost()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if old.state not in ('available', 'hidden') then
    raise exception 'item % is %: what it cost is settled', old.id, old.state
      using errcode = 'check_violation', constraint = 'items_cost_settled';
  end if;
  if old.cost_source = 'offer' then
    raise exception 'item % cost what its offer was paid', old.id
      using errcode = 'check_violation', constraint = 'items_cost_of_offer';
  end if;
  return new;
end
$function$;
-- check_item_cost may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_item_facts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if exists (select from order_lines where item_id = new.id) then
    raise exception 'item % has been ordered: it is what it was', new.id
      using errcode = 'check_violation', constraint = 'items_facts_ordered';
  end if;
  return new;
end
$function$;
-- check_item_facts may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_money_leaves()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  named text;
  kind text;
begin
  select a.kind, t.reference into kind, named
  from ledger_accounts as a, ledger_transactions as t
  where a.id = new.account_id and t.id = new.transaction_id;
  if kind = 'bank' and not exists (
    select from ledger_entries as e
    join ledger_accounts as a on a.id = e.account_id
    where e.transaction_id = new.transaction_id and a.kind = 'payouts_sent' and e.cents = -new.cents
  ) and not exists (
    -- The provider takes a payout back that failed, or what it is owed where more went back than came.
    select from provider_payouts as p
    where p.booked_at is not null and (
      named = 'provider-payout:' || p.id || ':failed' and p.state = 'failed' and p.net_cents = new.cents
      or named = 'provider-payout:' || p.id and p.net_cents = -new.cents
    )
  ) and not exists (
    select from bank_line_bookings as b
    where named = 'bank-line:' || b.answer_id || '-' || b.line_no and b.bank_cents = new.cents
  ) and not exists (
    select from bank_opening as o where named = 'bank-opening:' || o.id and o.cents = -new.cents
  ) then
    raise exception 'ledger transaction % takes money out of the bank that no payout has sent', named
      using errcode = 'check_violation';
  end if;
  if kind = 'payouts_sent' and not exists (
    select from payouts as p
    where named = 'payout:' || p.id || ':sent' and p.transfer_cents = new.cents and p.sent_at is not null
  ) then
    raise exception 'ledger transaction % sends money without a payout', named using errcode = 'check_violation';
  end if;
  return null;
end
$function$;
-- check_money_leaves may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_money_proposal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'proposed' then
      raise exception 'a proposal does not begin decided' using errcode = 'check_violation';
    end if;
  elsif old.state <> 'proposed' then
    raise exception 'proposal % is decided', old.id using errcode = 'check_violation';
  elsif (new.kind, new.customer_id, new.order_id, new.payment_id, new.cents, new.terms, new.reason, new.proposed_by)
    is distinct from
    (old.kind, old.customer_id, old.order_id, old.payment_id, old.cents, old.terms, old.reason, old.proposed_by) then
    raise exception 'proposal % is what was proposed', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_money_proposal may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_money_returns()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  named text;
begin
  select reference into named from ledger_transactions where id = new.transaction_id;
  if exists (
    select from ledger_entries e
    join ledger_accounts a on a.id = e.account_id
    where e.transaction_id = new.transaction_id and a.kind = 'payouts_owed'
  ) and not exists (
    select from payouts p
    where named = 'payout:' || p.id || ':returned' and p.returned_at is not null and p.transfer_cents = -new.cents
  ) then
    raise exception 'ledger transaction % owes again what no payout brought back', named
      using errcode = 'check_violation';
  end if;
  return null;
end
$function$;
-- check_money_returns may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_month_lock()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  newest month_locks;
begin
  select * into newest from month_locks where unlocked_at is null order by ends_at desc limit 1;
  if tg_op = 'INSERT' then
    if new.unlocked_at is not null or (newest.id is not null and new.begins_at <> newest.ends_at) then
      raise exception 'months are locked in their order' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.unlocked_at is not null or new.unlocked_at is null or old.id <> newest.id
    or to_jsonb(new) - '{unlocked_by,unlocked_at,unlock_reason}'::text[]
      <> to_jsonb(old) - '{unlocked_by,unlocked_at,unlock_reason}'::text[] then
    raise exception 'of month locks the last one alone is ended, once' using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_month_lock may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_offer_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if old.state <> new.state
    and not exists (select from offer_transitions where from_state = old.state and to_state = new.state) then
    raise exception 'an offer does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.accepted_at is not null and (new.service_price_cents, new.accepted_at, new.trade_link, new.steamid)
    is distinct from (old.service_price_cents, old.accepted_at, old.trade_link, old.steamid) then
    raise exception 'offer % is accepted: its price and its trade link stay', old.id using errcode = 'check_violation';
  end if;
  if old.received_at is not null and new.received_at is distinct from old.received_at then
    raise exception 'the item of offer % is here already', old.id using errcode = 'check_violation';
  end if;
  if old.state = 'offer' and new.state = 'awaiting_item' and new.accepted_at >= old.counter_expires_at then
    raise exception 'the counter-offer of % has expired', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_offer_change may be called by: public

CREATE OR REPLACE FUNCTION public.check_offer_has_payout()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  subject bigint := case tg_table_name when 'offers' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'offer_id' end;
  offer_state text;
  payout_state text;
begin
  select state into offer_state from offers where id = subject;
  select state into payout_state from payouts where offer_id = subject and state <> 'failed';
  if (case offer_state
    when 'payout_processing' then payout_state in ('requested', 'sent')
    when 'approved' then payout_state in ('approved', 'set_off')
    else payout_state is null
  end) is not true then
    raise exception 'offer % is % and its payout is %', subject, offer_state, coalesce(payout_state, 'missing')
      using errcode = 'check_violation';
  end if;
  return null;
end
$function$;
-- check_offer_has_payout may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_order_transition()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from order_transitions where from_state = old.state and to_state = new.state) then
    raise exception 'an order does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.state = 'cancelled' and old.paid_at is not null then
    raise exception 'order % was paid and cancelled: that is final', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_order_transition may be called by: public

CREATE OR REPLACE FUNCTION public.check_pack_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  pack packs;
begin
  if tg_table_name = 'packs' then
    pack := new;
  else
    select * into pack from packs where id = new.pack_id;
  end if;
  if (select count(*) from pack_items where pack_id = pack.id) <> pack.items_count then
    raise exception 'pack % has % items', pack.id, pack.items_count
      using errcode = 'check_violation', constraint = 'pack_items_complete';
  end if;
  return null;
end
$function$;
-- check_pack_items may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_pack_sold()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (
    select from orders placed
    where placed.id = new.order_id and placed.total_cents = new.price_cents
      and (select array_agg(item_id order by item_id) from order_lines where order_id = placed.id)
        = (select array_agg(item_id order by item_id) from pack_items where pack_id = new.id)
  ) then
    raise exception 'order % does not buy pack %', new.order_id, new.id
      using errcode = 'check_violation', constraint = 'packs_sold_whole';
  end if;
  return null;
end
$function$;
-- check_pack_sold may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_payout_approved()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform from payout_proposals
  where payout_id = new.id and approved_by is not null and rejected_by is null
  for share;
  if not found then
    raise exception 'payout % was not approved by a second person', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_payout_approved may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_payout_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if old.state <> new.state
    and (old.state, new.state) not in (
      ('requested', 'sent'), ('requested', 'set_off'), ('requested', 'failed'), ('sent', 'approved'),
      ('sent', 'failed'), ('approved', 'failed')
    ) then
    raise exception 'a payout does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if (old.state = 'approved' and new.state = 'failed')
    is distinct from (old.returned_at is null and new.returned_at is not null)
    or (old.returned_at is not null and new.returned_at is distinct from old.returned_at) then
    raise exception 'payout % comes back once, after it was paid', old.id using errcode = 'check_violation';
  end if;
  if old.settled_at is not null and new.settled_at is distinct from old.settled_at then
    raise exception 'payout % was settled at its time', old.id using errcode = 'check_violation';
  end if;
  if old.file_id is not null and new.file_id is distinct from old.file_id then
    raise exception 'payout % is in a bank file already', old.id using errcode = 'check_violation';
  end if;
  if old.file_id is null and new.file_id is not null and old.state <> 'requested' then
    raise exception 'payout % was sent already, without a file', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_payout_change may be called by: public

CREATE OR REPLACE FUNCTION public.check_payout_proposal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  payout_state text;
begin
  -- Whoever sends the payout holds its row: either that or this comes first.
  select state into payout_state from payouts where id = new.payout_id for share;
  if payout_state <> 'requested' then
    raise exception 'payout % is %: there is nothing to decide', new.payout_id, payout_state
      using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.approved_by is not null or new.rejected_by is not null then
      raise exception 'a proposal does not begin decided' using errcode = 'check_violation';
    end if;
  elsif old.rejected_by is not null then
    raise exception 'proposal % was rejected', old.id using errcode = 'check_violation';
  elsif old.approved_by is not null
    and (new.approved_by, new.approved_at) is distinct from (old.approved_by, old.approved_at) then
    raise exception 'proposal % was approved already', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_payout_proposal may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_payout_returned()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (
    select
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.reference = 'payout:' || new.id || ':returned' and a.kind = 'bank' and e.cents = -new.transfer_cents
  ) then
    raise exception 'payout % came back and the books do not say so', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$function$;
-- check_payout_returned may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_price()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  lowest bigint;
begin
  if tg_op = 'INSERT' then
    if new.old_price_cents is not null then
      raise exception 'an item that was never offered before has no old price'
        using errcode = 'check_violation', constraint = 'items_old_price_was_asked';
    end if;
    new.price_changed_at := new.created_at;
    return new;
  end if;
  if (new.price_cents, new.old_price_cents) is not distinct from (old.price_cents, old.old_price_cents) then
    return new;
  end if;
  if new.price_changed_at = old.price_changed_at then
    new.price_changed_at := greatest(clock_timestamp(), old.price_changed_at);
  elsif new.price_changed_at < old.price_changed_at then
    raise exception 'a price cannot change before the change that precedes it' using errcode = 'check_violation';
  end if;
  -- Going further down keeps the old price of the first step (article 6a paragraph 5).
  if new.old_price_cents is null
    or (new.old_price_cents <= old.old_price_cents and new.price_cents <= old.price_cents)
  then
    return new;
  end if;
  lowest := lowest_of_30_days(new.id, new.price_changed_at);
  if lowest is null or new.old_price_cents > lowest then
    raise exception 'old price % is above %, the lowest of the 30 days before',
      new.old_price_cents, coalesce(lowest::text, 'nothing')
      using errcode = 'check_violation', constraint = 'items_old_price_was_asked';
  end if;
  return new;
end
$function$;
-- check_price may be called by: public

CREATE OR REPLACE FUNCTION public.check_price_change_step()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if (old.state, new.state) not in (
    ('running', 'done'), ('running', 'undoing'), ('done', 'undoing'), ('undoing', 'undone')
  ) then
    raise exception 'price change % does not go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_price_change_step may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_proposed_deletion()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (
    select from deletion_proposals
    where id = new.proposal_id and customer_id = new.customer_id and approved_at is not null
  ) then
    raise exception 'nobody approved proposal %', new.proposal_id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_proposed_deletion may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_provider_payout()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if old.state = 'failed' and new.state <> 'failed' or old.state = 'paid' and new.state = 'pending' then
    raise exception 'provider payout % is % and does not become %', old.id, old.state, new.state
      using errcode = 'check_violation';
  end if;
  if old.booked_at is not null and row (old.booked_at, old.currency, old.gross_cents, old.fee_cents, old.net_cents)
    is distinct from row (new.booked_at, new.currency, new.gross_cents, new.fee_cents, new.net_cents) then
    raise exception 'provider payout % is booked and does not change', old.id using errcode = 'check_violation';
  end if;
  if old.found_at is not null and new.found_at is null then
    raise exception 'provider payout % was found on a statement', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_provider_payout may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_provider_payout_booked()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if new.net_cents <> 0 and not exists (
    select
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.reference = 'provider-payout:' || new.id || case when new.state = 'failed' then ':failed' else '' end
      and a.kind = 'bank' and e.cents = case when new.state = 'failed' then new.net_cents else -new.net_cents end
  ) then
    raise exception 'provider payout % is not booked as it is', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$function$;
-- check_provider_payout_booked may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_refund_against_dispute()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if exists (select from disputes where id = new.dispute_id and state <> 'won') then
    raise exception 'refund % stands against a dispute that is not won', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_refund_against_dispute may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_refund_alone()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  new.after_delivery := exists (
    select from orders where id = new.order_id and state in ('accepted', 'completed', 'reversed')
  );
  new.proposal_id := null;
  if not new.after_delivery then
    return new;
  end if;
  new.proposal_id := nullif(current_setting('pandrop.proposal', true), '')::bigint;
  if new.proposal_id is null then
    -- Two at once for one customer take turns here, so that the second counts the first.
    perform from customers where id = new.customer_id for no key update;
    if adjustment_needs_second(new.customer_id, new.cents, new.created_at) then
      raise exception 'a refund of order % needs a second person', new.order_id using errcode = 'check_violation';
    end if;
  elsif not exists (
    select from money_proposals proposal
    where proposal.id = new.proposal_id and proposal.state = 'approved' and proposal.order_id = new.order_id
      and proposal.cents >= new.cents + (
        select coalesce(sum(cents), 0) from refunds where proposal_id = proposal.id
      )
  ) then
    raise exception 'proposal % does not let so much of order % go back', new.proposal_id, new.order_id
      using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_refund_alone may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_refund_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if old.state <> new.state
    and (old.state, new.state) not in (('pending', 'succeeded'), ('pending', 'failed'), ('succeeded', 'failed')) then
    raise exception 'a refund does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if (old.id, old.customer_id, old.destination, old.cents, old.payment_id, old.amount_minor, old.order_id)
    is distinct from
    (new.id, new.customer_id, new.destination, new.cents, new.payment_id, new.amount_minor, new.order_id)
    or old.provider_refund_id is not null and new.provider_refund_id is distinct from old.provider_refund_id then
    raise exception 'refund % is what it was', old.id using errcode = 'check_violation';
  end if;
  if new.taken_cents > old.taken_cents and exists (select from refunds later where later.replaces = new.id) then
    raise exception 'refund % went another way: no dispute takes it', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_refund_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_replacement()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (
    select from refunds failed
    where failed.id = new.replaces and failed.state = 'failed' and failed.customer_id = new.customer_id
      and failed.cents - failed.taken_cents = new.cents
  ) then
    raise exception 'refund % replaces what has not failed, or another amount', new.id
      using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_replacement may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_saved_searches()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('saved searches', new.customer_id));
  if (
    select count(*) from saved_searches where customer_id = new.customer_id and filters <> new.filters
  ) >= 20 then
    raise exception 'a customer keeps at most 20 searches'
      using errcode = 'check_violation', constraint = 'saved_searches_max';
  end if;
  return new;
end
$function$;
-- check_saved_searches may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_set_off()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if new.set_off_cents <= old.set_off_cents or new.set_offs <> old.set_offs + 1 or old.state <> 'requested' then
    raise exception 'payout % sets nothing off like that', new.id using errcode = 'check_violation';
  end if;
  if not exists (
    select from payout_proposals
    where payout_id = new.id and approved_by is not null and rejected_by is null
  ) then
    raise exception 'payout % was not approved by a second person', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_set_off may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_set_off_booked()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  named text := 'payout:' || new.id || ':set-off' || case when new.set_offs > 1 then ':' || new.set_offs else '' end;
  amount bigint := new.set_off_cents - old.set_off_cents;
begin
  if (
    select e.cents
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.reference = named and a.kind = 'payouts_owed'
  ) is distinct from -amount
    or (
      select sum(c.cents) from debt_collections c
      join disputes d on d.id = c.dispute_id
      where c.reference = named and d.customer_id = new.customer_id
    ) is distinct from amount then
    raise exception 'payout % sets off what the books do not say', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$function$;
-- check_set_off_booked may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_settled_elsewhere()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if old.settled_elsewhere_at is not null or new.settled_elsewhere_at is null then
    raise exception 'payment % was settled elsewhere, and it stays so', new.id using errcode = 'check_violation';
  end if;
  if new.credit_cents * coalesce(new.charged_minor, new.amount_minor)
      > new.amount_minor * (select adjustment_limit_cents from settings)
    and not exists (
      select from money_proposals
      where payment_id = new.id and kind = 'settled_elsewhere' and state = 'approved'
    ) then
    raise exception 'payment % needs a second person', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_settled_elsewhere may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_staff_keys_size()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('staff keys', 0));
  if (select count(*) from staff_keys where revoked_at is null and expires_at > new.created_at) >= 20 then
    raise exception 'a shop has at most 20 keys' using errcode = 'check_violation', constraint = 'staff_keys_max';
  end if;
  return new;
end
$function$;
-- check_staff_keys_size may be called by: public

CREATE OR REPLACE FUNCTION public.check_stock_finding_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if old.state <> new.state and (old.state, new.state) not in (
    ('open', 'gone'), ('open', 'withdrawn'), ('open', 'dismissed'), ('open', 'added'), ('open', 'ignored'),
    ('open', 'corrected')
  ) then
    raise exception 'a finding does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_stock_finding_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_trade_offer_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if old.state <> new.state and (old.state, new.state) not in (
    ('asked', 'sent'), ('asked', 'cancelled'), ('asked', 'failed'), ('sent', 'in_escrow'), ('sent', 'accepted'),
    ('sent', 'declined'), ('sent', 'countered'), ('sent', 'expired'), ('sent', 'cancelled'), ('sent', 'failed'),
    ('in_escrow', 'accepted'), ('in_escrow', 'declined'), ('in_escrow', 'expired'), ('in_escrow', 'cancelled'),
    ('in_escrow', 'failed')
  ) then
    raise exception 'a trade offer does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.steam_id is not null and new.steam_id is distinct from old.steam_id then
    raise exception 'a trade offer keeps its number' using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_trade_offer_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_verification_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  bar record;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'pending' then
      raise exception 'a verification begins with a request' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('pending', 'approved'), ('pending', 'rejected'), ('pending', 'withdrawn'), ('approved', 'expired')
  ) then
    raise exception 'a verification does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.state = 'pending' and new.state not in ('pending', 'withdrawn') and new.decided_by is null then
    raise exception 'verification % is decided by nobody', new.id using errcode = 'check_violation';
  end if;
  if old.state <> 'pending' and (new.decided_by, new.decided_at, new.first_approved_by)
    is distinct from (old.decided_by, old.decided_at, old.first_approved_by) then
    raise exception 'verification % is decided already', new.id using errcode = 'check_violation';
  end if;
  if old.first_approved_by is not null and new.first_approved_by is distinct from old.first_approved_by then
    raise exception 'verification % has a first approval already', new.id using errcode = 'check_violation';
  end if;
  if old.state = 'pending' and new.state = 'approved' then
    if old.first_approved_by is null and needs_second_person(new.customer_id, new.decided_at) then
      raise exception 'verification % needs two people', new.id using errcode = 'check_violation';
    end if;
    if old.first_approved_by is not null then
      select * into bar from approval_barred(old.first_approved_by, new.decided_by, new.decided_at);
      if found then
        raise exception 'member of staff % cannot approve what % approved first before %: % access',
          new.decided_by, old.first_approved_by, bar.until, bar.why using errcode = 'check_violation';
      end if;
    end if;
  end if;
  return new;
end
$function$;
-- check_verification_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_verification_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if new.verification_id is null then
    return new;
  end if;
  if not exists (
    select from verifications
    where id = new.verification_id and customer_id = new.customer_id and state = 'pending'
  ) then
    raise exception 'document % is of another request', new.id using errcode = 'check_violation';
  end if;
  if 4 <= (
    select count(*) from verification_documents where verification_id = new.verification_id and id <> new.id
  ) then
    raise exception 'request % has four documents', new.verification_id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- check_verification_document may be called by: its owner

CREATE OR REPLACE FUNCTION public.check_webhook_endpoints_size()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('webhook endpoints', 0));
  if (select count(*) from webhook_endpoints) >= 10 then
    raise exception 'a shop has at most 10 webhook endpoints'
      using errcode = 'check_violation', constraint = 'webhook_endpoints_max';
  end if;
  return new;
end
$function$;
-- check_webhook_endpoints_size may be called by: public

CREATE OR REPLACE FUNCTION public.check_wishlist_size()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('wishlist', new.customer_id));
  if (
    select count(*) from wishes
    where customer_id = new.customer_id
      and (skin_id, exterior, variant) <> (new.skin_id, new.exterior, new.variant)
  ) >= 100 then
    raise exception 'a wishlist holds at most 100 entries'
      using errcode = 'check_violation', constraint = 'wishlist_size_max';
  end if;
  return new;
end
$function$;
-- check_wishlist_size may be called by: public

CREATE OR REPLACE FUNCTION public.count_card_refund()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    update payments set refunded_minor = refunded_minor + new.amount_minor where id = new.payment_id;
  elsif new.state = 'failed' and old.state <> 'failed' then
    update payments set refunded_minor = refunded_minor - new.amount_minor where id = new.payment_id;
  end if;
  return null;
end
$function$;
-- count_card_refund may be called by: its owner

CREATE OR REPLACE FUNCTION public.count_debt_collection()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update disputes set collected_cents = collected_cents + new.cents where id = new.dispute_id and state <> 'won';
  if not found then
    raise exception 'dispute % is won: nothing is owed for it', new.dispute_id using errcode = 'check_violation';
  end if;
  return null;
end
$function$;
-- count_debt_collection may be called by: its owner

CREATE OR REPLACE FUNCTION public.count_promo_use()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  step int := case
    when tg_op = 'INSERT' then 1
    when new.returned_at is not null and old.returned_at is null then -1
    when new.returned_at is null and old.returned_at is not null then 1
    else 0
  end;
  customer_max int;
  customer_uses int;
begin
  if step = 0 then
    return null;
  end if;
  update promo_codes set uses = uses + step where id = new.promo_id returning uses_per_customer_max into customer_max;
  insert into promo_customer_uses as counted (promo_id, customer_id, uses)
  values (new.promo_id, new.customer_id, greatest(step, 0))
  on conflict (promo_id, customer_id) do update set uses = counted.uses + step
  returning counted.uses into customer_uses;
  if customer_uses > customer_max then
    raise exception 'promo code % was used % times by one customer', new.promo_id, customer_uses
      using errcode = 'check_violation', constraint = 'promo_uses_per_customer_max';
  end if;
  return null;
end
$function$;
-- count_promo_use may be called by: its owner

CREATE OR REPLACE FUNCTION public.count_refund_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update order_lines line
  set refunded_cents = line.refunded_cents + new.cents,
    live = line.live and not (
      placed.state = 'processing' and line.refunded_cents + new.cents = line.price_cents - line.discount_cents
    )
  from orders placed
  where placed.id = new.order_id and line.order_id = new.order_id and line.line_no = new.line_no;
  return null;
end
$function$;
-- count_refund_line may be called by: its owner

CREATE OR REPLACE FUNCTION public.describe_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  kind public.kinds;
  skin public.skins;
begin
  select * into skin from public.skins where id = new.skin_id for key share;
  if new.float < skin.min_wear or new.float > skin.max_wear then
    raise exception 'float % is outside the limits of %', new.float, new.skin_id
      using errcode = 'check_violation', constraint = 'items_float_within_limits';
  end if;
  select * into kind from public.kinds
  where skin_id = new.skin_id and exterior = new.exterior and variant = new.variant;
  if not found then
    raise exception 'no % as % %', new.skin_id, new.exterior, new.variant using errcode = 'foreign_key_violation';
  end if;
  new.kind_no := kind.no;
  new.class := kind.class;
  new.title := public.item_title(skin.market_name, new.exterior, new.variant);
  new.type := skin.type;
  new.weapon := skin.weapon;
  new.rarity := skin.rarity;
  return new;
end
$function$;
-- describe_item may be called by: public

CREATE OR REPLACE FUNCTION public.describe_kinds()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  changed_ids text[];
begin
  if tg_table_name = 'skins' then
    changed_ids := array(
      select c.id
      from changed c join was w on w.id = c.id
      where (c.market_name, c.weapon, c.finish, c.phase, c.type, c.rarity, c.collection)
        is distinct from (w.market_name, w.weapon, w.finish, w.phase, w.type, w.rarity, w.collection)
    );
  else
    changed_ids := array(select distinct skin_id from changed);
  end if;
  insert into kinds as kind (skin_id, exterior, variant, class, words, wide_words)
  select described.* from described_kinds_of(changed_ids) as described
  left join kinds using (skin_id, exterior, variant)
  where (kinds.class, kinds.words, kinds.wide_words)
    is distinct from (described.class, described.words, described.wide_words)
  on conflict (skin_id, exterior, variant) do update
  set class = excluded.class, words = excluded.words, wide_words = excluded.wide_words;
  return null;
end
$function$;
-- describe_kinds may be called by: its owner

CREATE OR REPLACE FUNCTION public.describe_order_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  select skin.phase, item.exterior, item.float, item.paint_seed, item.attachments
  into new.phase, new.exterior, new.float, new.paint_seed, new.attachments
  from items item join skins skin on skin.id = item.skin_id
  where item.id = new.item_id;
  return new;
end
$function$;
-- describe_order_line may be called by: public

CREATE OR REPLACE FUNCTION public.described_kinds_of(skin_ids text[])
 RETURNS TABLE(skin_id text, exterior text, variant text, class text, words tsvector, wide_words tsvector)
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  with named as materialized (
    select skins.id, market_name, skin_words(skins) as words,
      skin_words(skins) || search_words(concat_ws(' ', collection, rarity)) as wide_words
    from skins
    where skins.id = any(skin_ids)
  )
  select p.skin_id, p.exterior, p.variant, item_class(named.market_name, p.variant),
    array_to_tsvector(named.words || variant_words(p.exterior, p.variant)),
    array_to_tsvector(named.wide_words || variant_words(p.exterior, p.variant))
  from reference_prices p join named on named.id = p.skin_id
$function$;
-- described_kinds_of may be called by: public

CREATE OR REPLACE FUNCTION public.drop_pins()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  -- A statement that deletes nothing would still announce a change of the home page, with every sale.
  if exists (select from strip_pins where item_id = new.id) then
    delete from strip_pins where item_id = new.id;
  end if;
  return null;
end
$function$;
-- drop_pins may be called by: its owner

CREATE OR REPLACE FUNCTION public.end_packs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update pack_items set gone_at = coalesce(new.sold_at, new.withdrawn_at, now())
  where item_id = new.id and gone_at is null;
  -- A pack that is locked is left: two sales that end the same packs never wait for each other in a circle.
  if found then
    update packs set ended_at = coalesce(new.sold_at, new.withdrawn_at, now())
    where id in (
      select id from packs
      where id in (select pack_id from pack_items where item_id = new.id)
        and sold_at is null and stopped_at is null and ended_at is null
      for no key update skip locked
    );
  end if;
  return null;
end
$function$;
-- end_packs may be called by: its owner

CREATE OR REPLACE FUNCTION public.erase_customer(erased_id bigint, at timestamp with time zone)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  addresses text[];
  networks text[];
  entries bigint[] := '{}';
  named text[];
  places text[];
  step erasure_steps;
  found_entries bigint[];
begin
  perform from customers where id = erased_id for update;
  update account_deletions set erasing_in = pg_current_xact_id(), ended_at = at
  where customer_id = erased_id and cancelled_at is null and ended_at is null and due_at <= at;
  if not found then
    raise exception 'no deletion of customer % is due', erased_id using errcode = 'check_violation';
  end if;
  if exists (select from customer_balances where customer_id = erased_id and balance_cents > 0) then
    raise exception 'customer % has money still', erased_id using errcode = 'check_violation';
  end if;
  if exists (select from unkept_papers(erased_id)) then
    raise exception 'papers of customer % are not kept', erased_id using errcode = 'check_violation';
  end if;

  addresses := array(
    select distinct lower(used.email) from (
      select email from customers where id = erased_id
      union all select email from orders where customer_id = erased_id
      union all select email from payments where customer_id = erased_id
      union all select email from payouts where customer_id = erased_id
      union all select session_email from card_forms where customer_id = erased_id
      union all select email from email_changes where customer_id = erased_id
      union all select email from mailed_links where customer_id = erased_id
      union all select mailed_to from account_closures where customer_id = erased_id
      union all select recipient from sent_mails where customer_id = erased_id
    ) as used (email)
    -- One that was typed may be the address of another customer.
    where not exists (
      select from customers other where other.id <> erased_id and lower(other.email) = lower(used.email)
    )
  );
  networks := array(select distinct address from sessions where customer_id = erased_id);
  -- Addresses of staff's calls that are about this customer.
  places := array(
    select '%/' || about.kind || '/' || about.id || '/%' from (
      select 'customers', erased_id::text
      union all select 'orders', id::text from orders where customer_id = erased_id
      union all select 'offers', id::text from offers where customer_id = erased_id
      union all select 'deals', id::text from deals where customer_id = erased_id
      union all select 'payments', id::text from payments where customer_id = erased_id
      union all select 'payouts', id::text from payouts where customer_id = erased_id
      union all select 'refunds', id::text from refunds where customer_id = erased_id
      union all select 'disputes', id from disputes where customer_id = erased_id
    ) as about (kind, id)
  );

  -- What staff did to their rows is in the audit log, with what they sent.
  for step in select * from erasure_steps where audited is not null order by position loop
    execute format('select forget_audited(%L, $3, array(select %I::text from %I where %s), $1)',
      step.table_name, step.audit_key, step.table_name, step.rows_of)
    into found_entries using erased_id, addresses, step.audited;
    entries := entries || found_entries;
  end loop;

  -- Notices of the card provider are in its own words.
  named := array(
    select distinct '%' || name || '%' from (
      select id::text from payments where customer_id = erased_id
      union all select provider_session_id from payments where customer_id = erased_id
      union all select payment_intent from payments where customer_id = erased_id
      union all select provider_refund_id from refunds where customer_id = erased_id
      union all select id from disputes where customer_id = erased_id
      union all select session_id from card_forms where customer_id = erased_id
      union all select setup_intent from card_forms where customer_id = erased_id
    ) as names (name)
    where name <> ''
  );
  update provider_events
  set payload = jsonb_build_object('id', payload -> 'id', 'type', payload -> 'type', 'created', payload -> 'created')
  where payload::text like any (named);

  -- An answer that a member of the staff may ask for again within a week.
  delete from staff_attempts where exists (
    select from unnest(addresses) as address where strpos(lower(reply::text), address) > 0
  ) or path || '/' like any (places);
  delete from attempt_counts where exists (
    select from unnest(addresses || networks || array[' ' || erased_id]) as meant
    where right(lower(subject), length(meant)) = lower(meant)
  );

  -- What was being talked about is over, and nobody waits for an answer.
  update order_cases set state = 'solved', waits_since = at, solved_at = at, warned_at = null
  where state <> 'solved' and order_id in (select id from orders where customer_id = erased_id);
  update order_cases set emptied_at = coalesce(emptied_at, at)
  where order_id in (select id from orders where customer_id = erased_id);

  for step in select * from erasure_steps where statement is not null order by position loop
    execute step.statement using erased_id, addresses;
  end loop;

  update customers set email_verified_at = null, verification_status = 'none' where id = erased_id;
  update audit_log set input = '{"erased": true}'
  where id = any (entries) or path || '/' like any (places)
    or exists (select from unnest(addresses) as address where strpos(lower(input::text), address) > 0);
  return addresses;
end
$function$;
-- erase_customer may be called by: {{server}}

CREATE OR REPLACE FUNCTION public.exterior_name(exterior text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE exterior WHEN 'FN'::text THEN 'Factory New'::text WHEN 'MW'::text THEN 'Minimal Wear'::text WHEN 'FT'::text THEN 'Field-Tested'::text WHEN 'WW'::text THEN 'Well-Worn'::text WHEN 'BS'::text THEN 'Battle-Scarred'::text WHEN 'NP'::text THEN 'Not Painted'::text ELSE NULL::text END;
-- exterior_name may be called by: public

CREATE OR REPLACE FUNCTION public.forget_audited(which text, columns text[], rows text[], whose bigint)
 RETURNS bigint[]
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  with forgotten as (
    update audit_changes set before = before - columns, after = after - columns
    where table_name = which and (row_id = any (rows) or coalesce(before, after) ->> 'customer_id' = whose::text)
    returning audit_id
  )
  select coalesce(array_agg(audit_id), '{}') from forgotten
$function$;
-- forget_audited may be called by: its owner

CREATE OR REPLACE FUNCTION public.forget_old_accounts(before timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  update payouts set iban_sealed = null, iban_masked = case when iban_masked is not null then '' end
  where settled_at < before and iban_sealed is not null;
  update bank_files file set content_sealed = null
  where created_at < before and content_sealed is not null
    and not exists (select from payouts where file_id = file.id and settled_at is null);
  update bank_answer_lines set words = null, reason = null
  from bank_answers answer
  where answer.id = answer_id and answer.imported_at < before and (words is not null or reason is not null);
$function$;
-- forget_old_accounts may be called by: {{server}}

CREATE OR REPLACE FUNCTION public.forget_sales_days()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  delete from sales_days;
  return null;
end
$function$;
-- forget_sales_days may be called by: public

CREATE OR REPLACE FUNCTION public.forget_tag()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  delete from tags where name = old.tag and not exists (select from customer_tags where tag = old.tag);
  return null;
end
$function$;
-- forget_tag may be called by: its owner

CREATE OR REPLACE FUNCTION public.free_order_lines()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update order_lines set live = new.state not in ('cancelled', 'reversed') where order_id = new.id;
  return null;
end
$function$;
-- free_order_lines may be called by: public

CREATE OR REPLACE FUNCTION public.guard_payment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if (new.id, new.customer_id, new.purpose, new.amount_minor, new.minor_exponent, new.currency, new.currency_value,
      new.credit_cents, new.created_at)
    is distinct from
     (old.id, old.customer_id, old.purpose, old.amount_minor, old.minor_exponent, old.currency, old.currency_value,
      old.credit_cents, old.created_at)
  then
    raise exception 'what was agreed for payment % never changes', old.id using errcode = 'check_violation';
  end if;
  if (new.expires_at, new.session_attempt) is distinct from (old.expires_at, old.session_attempt) and (
    old.state <> 'Pending' or old.provider_session_id is not null
    or new.session_attempt <> old.session_attempt + 1 or new.expires_at < old.expires_at
  ) then
    raise exception 'payment % may ask for a later session only while it has none', old.id
      using errcode = 'check_violation';
  end if;
  if old.state = 'Success' and new.state <> 'Success' then
    raise exception 'payment % has succeeded and never regresses', old.id using errcode = 'check_violation';
  end if;
  if old.state <> 'Pending' and new.state = 'Pending' then
    raise exception 'payment % has ended and never reopens', old.id using errcode = 'check_violation';
  end if;
  if old.provider_session_id <> new.provider_session_id then
    raise exception 'payment % has one session at the provider', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- guard_payment may be called by: public

CREATE OR REPLACE FUNCTION public.hold_tags()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('tags', 0));
  return null;
end
$function$;
-- hold_tags may be called by: its owner

CREATE OR REPLACE FUNCTION public.inherit_set_off()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  new.set_offs := 0;
  new.set_off_cents := coalesce((select max(set_off_cents) from payouts where offer_id = new.offer_id), 0);
  return new;
end
$function$;
-- inherit_set_off may be called by: its owner

CREATE OR REPLACE FUNCTION public.is_attached_name(given jsonb, characters_max integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select coalesce(
    jsonb_typeof(given) = 'string' and length(given #>> '{}') between 1 and characters_max
      and given #>> '{}' = btrim(given #>> '{}')
      and given #>> '{}' !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]',
    false
  )
$function$;
-- is_attached_name may be called by: public

CREATE OR REPLACE FUNCTION public.is_attached_number(given jsonb, highest numeric)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select case jsonb_typeof(given)
    when 'null' then true
    when 'number' then (given #>> '{}')::numeric between 0 and highest
    else false
  end
$function$;
-- is_attached_number may be called by: public

CREATE OR REPLACE FUNCTION public.is_erasing()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select exists (select from account_deletions where erasing_in = pg_current_xact_id_if_assigned())
$function$;
-- is_erasing may be called by: {{server}}

CREATE OR REPLACE FUNCTION public.is_leaving(which bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform from customers where id = which for key share;
  return exists (select from account_deletions where customer_id = which and cancelled_at is null);
end
$function$;
-- is_leaving may be called by: {{server}}

CREATE OR REPLACE FUNCTION public.item_class(market_name text, variant text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (variant = 'stattrak'::text) THEN CASE WHEN (market_name ~~ '★ %'::text) THEN '★ StatTrak™'::text ELSE 'StatTrak™'::text END WHEN (variant = 'souvenir'::text) THEN 'Souvenir'::text WHEN (market_name ~~ '★ %'::text) THEN '★'::text ELSE 'Normal'::text END;
-- item_class may be called by: public

CREATE OR REPLACE FUNCTION public.item_event(item items)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select jsonb_build_object(
    'item_id', item.id, 'external_id', item.external_id, 'title', item.title, 'skin_id', item.skin_id,
    'state', item.state, 'price', round(item.price_cents / 100.0, 2),
    'old_price', round(item.old_price_cents / 100.0, 2)
  )
$function$;
-- item_event may be called by: public

CREATE OR REPLACE FUNCTION public.item_picture(skin_id text, exterior text, variant text, paint_seed integer)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((SELECT p.stem FROM pictures p WHERE (p.skin_id = item_picture.skin_id) ORDER BY CASE WHEN (p.origin <> 'upload'::text) THEN 2 WHEN (p.exterior = item_picture.exterior) THEN 0 WHEN (p.exterior IS NULL) THEN 1 ELSE 3 END, (p.exterior = item_picture.exterior) DESC, (p.variant = item_picture.variant) DESC, (abs((p.paint_seed - item_picture.paint_seed))), p.stem LIMIT 1), (SELECT s.drawn_picture FROM skins s WHERE (s.id = item_picture.skin_id)));
-- item_picture may be called by: public

CREATE OR REPLACE FUNCTION public.item_title(market_name text, exterior text, variant text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((CASE WHEN (market_name ~~ '★ %'::text) THEN '★ '::text ELSE ''::text END || CASE variant WHEN 'stattrak'::text THEN 'StatTrak™ '::text WHEN 'souvenir'::text THEN 'Souvenir '::text ELSE ''::text END) || regexp_replace(market_name, '^★ '::text, ''::text)) || CASE WHEN (exterior = 'NP'::text) THEN ''::text ELSE ((' ('::text || exterior_name(exterior)) || ')'::text) END);
-- item_title may be called by: public

CREATE OR REPLACE FUNCTION public.keep_pack()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  raise exception 'pack % was made: its price, items and time stay', old.id
    using errcode = 'check_violation', constraint = 'packs_stay';
end
$function$;
-- keep_pack may be called by: its owner

CREATE OR REPLACE FUNCTION public.keep_promo_terms()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if exists (select from promo_uses where promo_id = old.id) then
    raise exception 'promo code % has been used: its discount stays', old.code
      using errcode = 'check_violation', constraint = 'promo_codes_terms_stay';
  end if;
  return new;
end
$function$;
-- keep_promo_terms may be called by: public

CREATE OR REPLACE FUNCTION public.keep_verification_status()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  comes_to text := coalesce(
    (select state from verifications
     where customer_id = new.customer_id and state in ('approved', 'pending')
     order by (state = 'approved') desc limit 1),
    (select case state when 'rejected' then 'rejected' else 'none' end from verifications
     where customer_id = new.customer_id and state <> 'withdrawn' order by id desc limit 1),
    'none'
  );
begin
  update customers set verification_status = comes_to
  where id = new.customer_id and verification_status <> comes_to;
  return null;
end
$function$;
-- keep_verification_status may be called by: its owner

CREATE OR REPLACE FUNCTION public.ledger_apply_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if exists (
    select
    from added
    left join ledger_transactions as t on t.id = added.transaction_id
    left join ledger_accounts as a on a.id = added.account_id
    where a.id is null or t.created_in is distinct from pg_current_xact_id()
  ) then
    raise exception 'ledger entries need known accounts and belong to a transaction of this very moment';
  end if;
  if exists (select from added group by transaction_id having sum(cents) <> 0) then
    raise exception 'ledger entries do not sum to zero';
  end if;
  update customer_balances as b
  set balance_cents = b.balance_cents + moved.cents
  from (select account_id, sum(cents)::bigint as cents from added group by account_id) as moved
  where b.account_id = moved.account_id;
  return null;
end
$function$;
-- ledger_apply_entries may be called by: its owner

CREATE OR REPLACE FUNCTION public.ledger_check_transaction()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  entries bigint;
  total numeric;
begin
  select count(*), sum(cents) into entries, total from ledger_entries where transaction_id = new.id;
  if entries < 2 or total <> 0 then
    raise exception 'ledger transaction % has % entries that sum to %', new.reference, entries, coalesce(total, 0)
      using errcode = 'check_violation';
  end if;
  return null;
end
$function$;
-- ledger_check_transaction may be called by: its owner

CREATE OR REPLACE FUNCTION public.ledger_forbid()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  raise exception '% only grows: % is not possible', tg_table_name, lower(tg_op)
    using errcode = 'insufficient_privilege', hint = 'A wrong transaction is answered by its mirror.';
end
$function$;
-- ledger_forbid may be called by: its owner

CREATE OR REPLACE FUNCTION public.ledger_hold_still()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  lock table ledger_transactions in share mode;
end
$function$;
-- ledger_hold_still may be called by: {{server}}

CREATE OR REPLACE FUNCTION public.ledger_lock_balances(customers bigint[])
 RETURNS TABLE(customer_id bigint, balance_cents bigint)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select b.customer_id, b.balance_cents
  from customer_balances as b
  where b.customer_id = any (customers)
  order by b.customer_id
  for update
$function$;
-- ledger_lock_balances may be called by: {{server}}

CREATE OR REPLACE FUNCTION public.ledger_open_account(customer bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  insert into ledger_accounts (kind, customer_id) values ('customer', customer) on conflict (name) do nothing
$function$;
-- ledger_open_account may be called by: {{server}}

CREATE OR REPLACE FUNCTION public.ledger_open_balance()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into customer_balances (customer_id, account_id) values (new.customer_id, new.id);
  return null;
end
$function$;
-- ledger_open_balance may be called by: its owner

CREATE OR REPLACE FUNCTION public.ledger_post(new_reference text, new_kind text, account_names text[], amounts bigint[], new_made_by text, new_made_at timestamp with time zone, new_reason text, new_reverses bigint)
 RETURNS TABLE(transaction_id bigint, outcome text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  overdrawn boolean;
  found_kind text;
  same boolean;
begin
  select bool_or(locked.balance_after < 0) into overdrawn
  from (
    select b.balance_cents + e.cents as balance_after
    from unnest(account_names, amounts) as e (name, cents)
    join ledger_accounts as a on a.name = e.name
    join customer_balances as b on b.account_id = a.id
    order by b.customer_id
    for update of b
  ) as locked;

  select t.id, t.kind into transaction_id, found_kind from ledger_transactions as t where t.reference = new_reference;
  if not found then
    if overdrawn then
      outcome := 'insufficient_balance';
      return next;
      return;
    end if;

    insert into ledger_transactions (reference, kind, reverses, reason, made_by, made_at)
    values (new_reference, new_kind, new_reverses, new_reason, new_made_by, new_made_at)
    on conflict (reference) do nothing
    returning id into transaction_id;
    if found then
      insert into ledger_entries (transaction_id, account_id, cents)
      select ledger_post.transaction_id, coalesce(a.id, 0), e.cents
      from unnest(account_names, amounts) as e (name, cents)
      left join ledger_accounts as a on a.name = e.name;
      outcome := 'posted';
      return next;
      return;
    end if;

    -- Somebody else posted it while the insert waited.
    select t.id, t.kind into transaction_id, found_kind from ledger_transactions as t where t.reference = new_reference;
  end if;

  select found_kind = new_kind and count(*) = count(e.cents) and count(*) = cardinality(account_names) into same
  from ledger_entries as n
  join ledger_accounts as a on a.id = n.account_id
  left join unnest(account_names, amounts) as e (name, cents) on e.name = a.name and e.cents = n.cents
  where n.transaction_id = ledger_post.transaction_id;
  if same is not true then
    raise exception 'the ledger reference % is there already, with other entries', new_reference;
  end if;
  outcome := 'already_posted';
  return next;
end
$function$;
-- ledger_post may be called by: {{server}}

CREATE OR REPLACE FUNCTION public.ledger_refuse_locked()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if exists (select from month_locks where unlocked_at is null and ends_at > new.made_at) then
    raise exception 'ledger transaction % is dated % in a month that is locked', new.reference, new.made_at
      using errcode = 'check_violation', constraint = 'ledger_month_locked';
  end if;
  return new;
end
$function$;
-- ledger_refuse_locked may be called by: its owner

CREATE OR REPLACE FUNCTION public.log_first_prices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into public.price_log (item_id, price_cents, old_price_cents, changed_at, offered_from)
  select id, price_cents, old_price_cents, price_changed_at,
    case when state <> 'hidden' then greatest(price_changed_at, available_from) end
  from added
  order by id;
  return null;
end
$function$;
-- log_first_prices may be called by: its owner

CREATE OR REPLACE FUNCTION public.log_price()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  since timestamptz := new.price_changed_at;
begin
  if (old.price_cents, old.old_price_cents) is not distinct from (new.price_cents, new.old_price_cents) then
    since := greatest(clock_timestamp(), since);
  end if;
  insert into public.price_log (item_id, price_cents, old_price_cents, changed_at, offered_from)
  values (new.id, new.price_cents, new.old_price_cents, since,
    case when new.state <> 'hidden' then greatest(since, new.available_from) end);
  return null;
end
$function$;
-- log_price may be called by: its owner

CREATE OR REPLACE FUNCTION public.lowest_of_30_days(item bigint, at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select min(price_cents)
  from (
    select price_cents, offered_from, coalesce(lead(changed_at) over (order by changed_at, id), at) as until
    from price_log
    where item_id = item and changed_at <= at
  ) as asked
  where offered_from < until and until > at - interval '30 days'
$function$;
-- lowest_of_30_days may be called by: public

CREATE OR REPLACE FUNCTION public.moved_alone(customer bigint, moment timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select (
      select coalesce(sum(abs(cents)), 0) from balance_adjustments
      where customer_id = customer and state = 'booked' and decided_by is null
        and booked_at > moment - interval '24 hours'
    )::bigint + (
      select coalesce(sum(cents), 0) from refunds
      where customer_id = customer and after_delivery and proposal_id is null
        and created_at > moment - interval '24 hours'
    )::bigint
$function$;
-- moved_alone may be called by: {{server}}

CREATE OR REPLACE FUNCTION public.moved_cents(which bigint, since timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select (
    coalesce((select sum(credit_cents) from payments
      where customer_id = which and state = 'Success' and settled_at > since), 0)
    + coalesce((select sum(transfer_cents) from payouts
      where customer_id = which and state in ('sent', 'approved') and sent_at > since), 0)
  )::bigint
$function$;
-- moved_cents may be called by: {{server}}

CREATE OR REPLACE FUNCTION public.needs_second_person(which bigint, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select verification_second_person_cents = 0
    or moved_cents(which, at - interval '365 days') > verification_second_person_cents
  from settings
$function$;
-- needs_second_person may be called by: {{server}}

CREATE OR REPLACE FUNCTION public.note_cost_of_sale()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update order_lines line
  set cost_cents = item.cost_cents
  from items item
  where line.order_id = new.id and item.id = line.item_id and item.cost_cents is not null;
  return null;
end
$function$;
-- note_cost_of_sale may be called by: its owner

CREATE OR REPLACE FUNCTION public.note_fresh_offers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from saved_searches where mailed) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into fresh_offers (item_id, due_at)
    select id, available_from from changed where state = 'available';
  else
    insert into fresh_offers (item_id, was_cents, was_on_sale, due_at)
    select changed.id, before.price_cents, before.on_sale, changed.available_from
    from changed
    join was using (id)
    left join lateral (
      select was.price_cents, was.old_price_cents is not null as on_sale
      where was.state = 'available' and (was.available_from is null or was.available_from <= now())
    ) as before on true
    where changed.state = 'available'
      and (was.state, was.price_cents, was.old_price_cents, was.available_from)
        is distinct from (changed.state, changed.price_cents, changed.old_price_cents, changed.available_from);
  end if;
  return null;
end
$function$;
-- note_fresh_offers may be called by: its owner

CREATE OR REPLACE FUNCTION public.note_receipt_due()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into receipts_due (order_id, paid_at)
  select new.id, new.paid_at where not exists (select from receipts where order_id = new.id)
  on conflict do nothing;
  return null;
end
$function$;
-- note_receipt_due may be called by: its owner

CREATE OR REPLACE FUNCTION public.note_shelved()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update offers set shelved_at = new.created_at
  where id = new.offer_id and received_at is not null and state <> 'declined_by_service';
  if not found then
    raise exception 'nothing of offer % is in stock', new.offer_id
      using errcode = 'check_violation', constraint = 'items_offer_received';
  end if;
  return null;
end
$function$;
-- note_shelved may be called by: its owner

CREATE OR REPLACE FUNCTION public.note_staff_access()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  call_id bigint := nullif(current_setting('pandrop.audit', true), '')::bigint;
  caller bigint;
  moment timestamptz;
begin
  select staff_id, at into caller, moment from audit_log where id = call_id;
  if tg_op = 'INSERT' then
    insert into staff_access (staff_id, kind, by_id, at)
    values (new.id, 'made', caller, greatest(new.created_at, moment));
    return null;
  end if;
  insert into staff_access (staff_id, kind, by_id, at)
  select new.id, given.kind, caller, coalesce(moment, now())
  from (
    values ('reset', new.password_is_once and new.password_hash <> old.password_hash),
      ('promoted', new.role = 'administrator' and old.role <> 'administrator'),
      ('unlocked', new.active and not old.active)
  ) as given (kind, happened)
  where happened;
  return null;
end
$function$;
-- note_staff_access may be called by: its owner

CREATE OR REPLACE FUNCTION public.notify_content()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform pg_notify('content', tg_table_name);
  return null;
end
$function$;
-- notify_content may be called by: public

CREATE OR REPLACE FUNCTION public.number_credit_note()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  select time_zone into new.time_zone from settings;
  new.year := extract(year from new.issued_at at time zone new.time_zone);
  insert into credit_note_years as counted (year, notes) values (new.year, 1)
  on conflict (year) do update set notes = counted.notes + 1
  returning counted.notes into new.number;
  return new;
end
$function$;
-- number_credit_note may be called by: its owner

CREATE OR REPLACE FUNCTION public.number_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  select receipt_prefix, time_zone into new.prefix, new.time_zone from settings;
  new.year := extract(year from new.issued_at at time zone new.time_zone);
  insert into receipt_years as counted (year, receipts) values (new.year, 1)
  on conflict (year) do update set receipts = counted.receipts + 1
  returning counted.receipts into new.number;
  return new;
end
$function$;
-- number_receipt may be called by: its owner

CREATE OR REPLACE FUNCTION public.offer_facts(item items)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT jsonb_build_object('kind_no', (item).kind_no, 'weapon', (item).weapon, 'float', (item)."float", 'price_cents', (item).price_cents, 'on_sale', ((item).old_price_cents IS NOT NULL), 'is_new', COALESCE(((item).new_until > now()), false)) AS jsonb_build_object
   WHERE (((item).state = 'available'::text) AND (((item).available_from IS NULL) OR ((item).available_from <= now())));
END;
-- offer_facts may be called by: public

CREATE OR REPLACE FUNCTION public.old_price_honest_from(item bigint, price bigint)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select case when not bool_or(until is null) then max(until) + interval '30 days' end
  from (
    select price_cents, offered_from, lead(changed_at) over (order by changed_at, id) as until
    from price_log
    where item_id = item
  ) as asked
  where price_cents <= price and offered_from < coalesce(until, 'infinity')
$function$;
-- old_price_honest_from may be called by: public

CREATE OR REPLACE FUNCTION public.one_word(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN array_to_string(ARRAY(SELECT word.word FROM regexp_split_to_table(lower(regexp_replace(NORMALIZE($1, NFD), '[\u0300-\u036f™★]'::text, ''::text, 'g'::text)), '[^a-z0-9\u0080-\uffff]+'::text) word(word)), ''::text);
-- one_word may be called by: public

CREATE OR REPLACE FUNCTION public.picture_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  new.picture := public.item_picture(new.skin_id, new.exterior, new.variant, new.paint_seed);
  return new;
end
$function$;
-- picture_item may be called by: public

CREATE OR REPLACE FUNCTION public.reference_day(reference reference_prices)
 RETURNS date
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((((reference).set_at AT TIME ZONE 'UTC'::text))::date, (SELECT list.day FROM price_lists list WHERE (list.id = (reference_day.reference).list_id)));
-- reference_day may be called by: public

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  raise exception 'the audit log only grows' using errcode = 'insufficient_privilege';
end
$function$;
-- refuse_audit_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.refuse_bank_line_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  raise exception 'what was booked from a statement never changes' using errcode = 'insufficient_privilege';
end
$function$;
-- refuse_bank_line_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.refuse_blocked_customer()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if exists (select from customers where id = new.customer_id and blocked_at is not null) then
    raise exception 'customer % is blocked', new.customer_id using errcode = 'check_violation';
  end if;
  if tg_table_name = 'sessions'
    and exists (select from customers where id = new.customer_id and password_void_at is not null) then
    raise exception 'the password of customer % is void', new.customer_id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- refuse_blocked_customer may be called by: its owner

CREATE OR REPLACE FUNCTION public.refuse_credit_note_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  raise exception 'a credit note never changes' using errcode = 'insufficient_privilege';
end
$function$;
-- refuse_credit_note_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.refuse_first_item_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  raise exception 'an item does not begin %', new.state using errcode = 'check_violation';
end
$function$;
-- refuse_first_item_state may be called by: its owner

CREATE OR REPLACE FUNCTION public.refuse_first_offer_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  raise exception 'an offer does not begin as %', new.state using errcode = 'check_violation';
end
$function$;
-- refuse_first_offer_state may be called by: public

CREATE OR REPLACE FUNCTION public.refuse_first_order_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  raise exception 'an order does not begin as %', new.state using errcode = 'check_violation';
end
$function$;
-- refuse_first_order_state may be called by: public

CREATE OR REPLACE FUNCTION public.refuse_first_payout_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  raise exception 'a payout does not begin as %', new.state using errcode = 'check_violation';
end
$function$;
-- refuse_first_payout_state may be called by: public

CREATE OR REPLACE FUNCTION public.refuse_gone_customer()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if exists (select from account_deletions where customer_id = new.customer_id and ended_at is not null) then
    raise exception 'customer % is gone', new.customer_id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- refuse_gone_customer may be called by: its owner

CREATE OR REPLACE FUNCTION public.refuse_leaving_customer()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if is_leaving(new.customer_id) then
    raise exception 'customer % is leaving', new.customer_id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
-- refuse_leaving_customer may be called by: its owner

CREATE OR REPLACE FUNCTION public.refuse_month_lock_removal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  raise exception 'month locks are ended, never removed' using errcode = 'insufficient_privilege';
end
$function$;
-- refuse_month_lock_removal may be called by: its owner

CREATE OR REPLACE FUNCTION public.refuse_receipt_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  raise exception 'a receipt never changes' using errcode = 'insufficient_privilege';
end
$function$;
-- refuse_receipt_change may be called by: its owner

CREATE OR REPLACE FUNCTION public.return_campaign_prices(ids bigint[], at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  returned integer;
begin
  with gone as (
    select member.campaign_id, member.item_id, item.state = 'withdrawn' as is_withdrawn,
      case when item.price_changed_at = member.priced_at then member.before_cents else item.price_cents end
        as then_cents
    from campaign_items member
    join campaigns campaign on campaign.id = member.campaign_id and campaign.state in ('ended', 'stopped')
    join items item on item.id = member.item_id and item.state in ('available', 'hidden', 'withdrawn')
    where member.item_id = any(ids) and member.joined_at is not null and member.left_at is null
  ), priced as (
    update items set price_cents = gone.then_cents, old_price_cents = null
    from gone where items.id = gone.item_id and not gone.is_withdrawn
  )
  update campaign_items member set left_at = at
  from gone where member.campaign_id = gone.campaign_id and member.item_id = gone.item_id;
  get diagnostics returned = row_count;
  return returned;
end
$function$;
-- return_campaign_prices may be called by: public

CREATE OR REPLACE FUNCTION public.return_price_of_freed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if exists (select from campaign_items where item_id = new.id and joined_at is not null and left_at is null) then
    perform return_campaign_prices(array[new.id], now());
  end if;
  return null;
end
$function$;
-- return_price_of_freed may be called by: its owner

CREATE OR REPLACE FUNCTION public.search_words(typed text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(array_agg(DISTINCT word.word), '{}'::text[]) AS "coalesce" FROM regexp_split_to_table(lower(regexp_replace(NORMALIZE(search_words.typed, NFD), '[\u0300-\u036f™★]'::text, ''::text, 'g'::text)), '[^a-z0-9\u0080-\uffff]+'::text) word(word) WHERE (word.word <> ''::text));
-- search_words may be called by: public

CREATE OR REPLACE FUNCTION public.send_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job(
    'deliver_webhooks', json_build_object('endpointId', endpoint_id), queue_name := 'webhooks-' || endpoint_id
  )
  from (select distinct endpoint_id from added) as told;
  return null;
exception when insufficient_privilege then
  return null;
end
$function$;
-- send_webhooks may be called by: public

CREATE OR REPLACE FUNCTION public.shop_day(at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((at AT TIME ZONE (SELECT settings.time_zone FROM settings)))::date;
-- shop_day may be called by: public

CREATE OR REPLACE FUNCTION public.show_pictures(of_skin text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  audit text := coalesce(current_setting('pandrop.audit', true), '');
begin
  perform set_config('pandrop.audit', '', true);
  update skins s set picture = skin_picture(s) where s.id = of_skin and s.picture <> skin_picture(s);
  -- In the order in which everybody locks them.
  perform from items where skin_id = of_skin order by id for no key update;
  update items set picture = item_picture(skin_id, exterior, variant, paint_seed)
  where skin_id = of_skin and picture <> item_picture(skin_id, exterior, variant, paint_seed);
  -- Suggestions show skins, which every server keeps with its kinds.
  perform pg_notify('catalogue', 'kinds');
  perform set_config('pandrop.audit', audit, true);
end
$function$;
-- show_pictures may be called by: {{server}}

CREATE OR REPLACE FUNCTION public.skin_has_kind(skin skins, exterior text, variant text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((skin).exteriors @> ARRAY[exterior]) AND CASE variant WHEN 'stattrak'::text THEN (skin).stattrak WHEN 'souvenir'::text THEN (skin).souvenir ELSE (variant = 'normal'::text) END);
-- skin_has_kind may be called by: public

CREATE OR REPLACE FUNCTION public.skin_picture(skins)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((SELECT p.stem FROM pictures p WHERE ((p.skin_id = ($1).id) AND (p.origin = 'upload'::text) AND (p.exterior IS NULL))), (SELECT ($1).drawn_picture AS drawn_picture FROM pictures p WHERE ((p.skin_id = ($1).id) AND (p.origin = 'catalogue'::text)) LIMIT 1), (SELECT p.stem FROM pictures p WHERE (p.skin_id = ($1).id) ORDER BY (array_position(ARRAY['FN'::text, 'MW'::text, 'FT'::text, 'WW'::text, 'BS'::text, 'NP'::text], p.exterior)) LIMIT 1), ($1).drawn_picture);
-- skin_picture may be called by: public

CREATE OR REPLACE FUNCTION public.skin_words(skin skins)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN search_words(concat_ws(' '::text, (skin).market_name, (skin).phase, replace((skin).phase, 'Phase '::text, 'p'::text), (skin).type, one_word((skin).weapon), one_word((skin).finish)));
-- skin_words may be called by: public

CREATE OR REPLACE FUNCTION public.tell_notification()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform pg_notify('notifications', new.customer_id::text);
  return null;
end
$function$;
-- tell_notification may be called by: its owner

CREATE OR REPLACE FUNCTION public.tell_of_added_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from webhook_endpoints where is_on and 'item.added' = any(events)) then
    return null;
  end if;
  with told as materialized (
    select gen_random_uuid() as event, added.id, added.created_at as at, item_event(added) as data from added
  )
  insert into webhook_deliveries (endpoint_id, event_id, kind, subject, happened_at, data)
  select endpoint.id, event, 'item.added', 'item/' || told.id, at, data
  from told join webhook_endpoints endpoint on is_on and 'item.added' = any(events)
  order by told.id;
  return null;
end
$function$;
-- tell_of_added_items may be called by: public

CREATE OR REPLACE FUNCTION public.tell_of_changed_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from webhook_endpoints where is_on and array_to_string(events, ' ') like '%item.%') then
    return null;
  end if;
  with told as materialized (
    select gen_random_uuid() as event, is_now.id, change.kind, coalesce(change.at, now()) as at,
      item_event(is_now) as data
    from was join is_now using (id)
    cross join lateral (
      values
        ('item.price_changed', is_now.price_changed_at, was.price_cents <> is_now.price_cents),
        ('item.sold', is_now.sold_at, was.state <> 'sold' and is_now.state = 'sold'),
        ('item.returned', null, was.state = 'sold' and is_now.state <> 'sold'),
        ('item.withdrawn', is_now.withdrawn_at, was.state <> 'withdrawn' and is_now.state = 'withdrawn')
    ) as change (kind, at, happened)
    where change.happened
  )
  insert into webhook_deliveries (endpoint_id, event_id, kind, subject, happened_at, data)
  select endpoint.id, event, told.kind, 'item/' || told.id, at, data
  from told join webhook_endpoints endpoint on is_on and told.kind = any(events)
  order by told.id;
  return null;
end
$function$;
-- tell_of_changed_items may be called by: public

CREATE OR REPLACE FUNCTION public.tell_of_dispute()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform tell_webhooks(
    'dispute.' || case when new.state in ('inquiry', 'open') then 'opened' else new.state end, 'dispute/' || new.id,
    coalesce(new.closed_at, new.opened_at),
    jsonb_build_object(
      'dispute_id', new.id, 'payment_id', new.payment_id, 'customer_id', new.customer_id, 'state', new.state,
      'reason', new.reason, 'amount', round(new.cents / 100.0, 2)
    )
  )
  where exists (select from webhook_endpoints where is_on);
  return null;
end
$function$;
-- tell_of_dispute may be called by: public

CREATE OR REPLACE FUNCTION public.tell_of_offer()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  told text := case
    when new.kind = 'counter_changed' then 'countered'
    when new.kind in ('rejected', 'declined', 'counter_expired', 'not_received', 'reversed') then 'ended'
    else new.kind
  end;
begin
  perform tell_webhooks(
    'offer.' || told, 'offer/' || new.offer_id, new.at,
    jsonb_build_object(
      'offer_id', offer.id, 'state', new.state, 'customer_id', offer.customer_id, 'what', new.kind,
      'title', offer.title, 'skin_id', offer.skin_id, 'wish', round(offer.user_price_cents / 100.0, 2),
      'price', round(offer.service_price_cents / 100.0, 2)
    )
  )
  from offers offer
  where offer.id = new.offer_id and exists (select from webhook_endpoints where is_on);
  return null;
end
$function$;
-- tell_of_offer may be called by: public

CREATE OR REPLACE FUNCTION public.tell_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform tell_webhooks(
    'order.' || case new.kind when 'paid_late' then 'paid' else new.kind end, 'order/' || new.order_id, new.at,
    jsonb_build_object(
      'order_id', sold.id, 'state', new.state, 'customer_id', sold.customer_id,
      'payment_method', sold.payment_method, 'payment_id', sold.payment_id,
      'total', round(sold.total_cents / 100.0, 2), 'vat', round(sold.vat_cents / 100.0, 2),
      'trade_offer_id', sold.trade_offer_id,
      'items', (
        select coalesce(jsonb_agg(
          jsonb_build_object('item_id', item_id, 'title', title,
            'price', round((price_cents - discount_cents) / 100.0, 2)) order by line_no
        ), '[]')
        from order_lines where order_id = sold.id
      )
    )
  )
  from orders sold
  where sold.id = new.order_id and exists (select from webhook_endpoints where is_on);
  return null;
end
$function$;
-- tell_of_order may be called by: public

CREATE OR REPLACE FUNCTION public.tell_of_payout()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform tell_webhooks(
    'payout.' || case new.state when 'approved' then 'settled' when 'set_off' then 'settled' else new.state end,
    'payout/' || new.id,
    case new.state
      when 'requested' then new.requested_at
      when 'sent' then new.sent_at
      else coalesce(new.returned_at, new.settled_at, now())
    end,
    jsonb_build_object(
      'payout_id', new.id, 'offer_id', new.offer_id, 'customer_id', new.customer_id, 'state', new.state,
      'method', new.method, 'amount', round(new.cents / 100.0, 2), 'transfer', round(new.transfer_cents / 100.0, 2)
    )
  )
  where exists (select from webhook_endpoints where is_on);
  return null;
end
$function$;
-- tell_of_payout may be called by: public

CREATE OR REPLACE FUNCTION public.tell_of_refund()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform tell_webhooks(
    'refund.' || case new.state when 'succeeded' then 'settled' else 'failed' end, 'refund/' || new.id,
    coalesce(new.settled_at, new.created_at),
    jsonb_build_object(
      'refund_id', new.id, 'order_id', new.order_id, 'payment_id', new.payment_id, 'customer_id', new.customer_id,
      'state', new.state, 'destination', new.destination, 'amount', round(new.cents / 100.0, 2)
    )
  )
  where exists (select from webhook_endpoints where is_on);
  return null;
end
$function$;
-- tell_of_refund may be called by: public

CREATE OR REPLACE FUNCTION public.tell_webhooks(told_kind text, told_subject text, at timestamp with time zone, told_data jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  event uuid := gen_random_uuid();
begin
  insert into webhook_deliveries (endpoint_id, event_id, kind, subject, happened_at, data)
  select id, event, told_kind, told_subject, at, told_data
  from webhook_endpoints
  where is_on and told_kind = any(events);
end
$function$;
-- tell_webhooks may be called by: public

CREATE OR REPLACE FUNCTION public.unkept_papers(whose bigint)
 RETURNS TABLE(kind text, paper text, issued_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select issued.kind, issued.paper, issued.issued_at
  from (
    select 'receipt' as kind, receipts.id::text as paper, receipts.issued_at
    from receipts join orders on orders.id = receipts.order_id where orders.customer_id = whose
    union all
    select 'credit_note', credit_notes.id::text, credit_notes.issued_at
    from credit_notes join orders on orders.id = credit_notes.order_id where orders.customer_id = whose
    union all
    select 'payment_confirmation', payment_id::text, payment_confirmations.issued_at
    from payment_confirmations join payments on payments.id = payment_id where payments.customer_id = whose
  ) as issued
  where not exists (
    select from kept_papers kept where kept.kind = issued.kind and kept.paper = issued.paper
  )
$function$;
-- unkept_papers may be called by: {{server}}

CREATE OR REPLACE FUNCTION public.variant_words(exterior text, variant text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN search_words(concat_ws(' '::text, exterior, exterior_name(exterior), CASE variant WHEN 'stattrak'::text THEN 'StatTrak'::text WHEN 'souvenir'::text THEN 'Souvenir'::text ELSE NULL::text END));
-- variant_words may be called by: public

CREATE OR REPLACE FUNCTION public.vat_percent_of(customers_country text, at timestamp with time zone)
 RETURNS numeric
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((SELECT vat_rates.percent FROM vat_rates WHERE ((vat_rates.country = vat_percent_of.customers_country) AND (vat_rates.valid_from <= shop_day(vat_percent_of.at))) ORDER BY vat_rates.valid_from DESC LIMIT 1), (SELECT settings.vat_percent FROM settings));
-- vat_percent_of may be called by: public
