/**
 * Tables that say nothing of any customer, each with its columns: what is on sale, how the shop is set, and what jobs
 * keep. A column that is added is asked about like any other.
 */
export const shopTables: Readonly<Record<string, string>> = {
  backup_steps: 'id step file made_at bytes row_count at',
  bank_answers: 'id format message_id fingerprint imported_by imported_at',
  bank_line_bookings: 'answer_id line_no bank_cents cost reason booked_by booked_at',
  bank_opening: 'id cents opens_on reason booked_by booked_at',
  bank_statements: 'answer_id statement_no account is_ours opening_cents opens_on closing_cents closes_on',
  campaign_items: `campaign_id item_id wished_cents joined_at before_cents price_cents old_price_cents honest_from
    priced_at left_at left_sold`,
  campaigns:
    'id name state starts_at ends_at discount_percent made_by created_at started_at ended_at stopped_by request_key',
  catalogue_marks: 'name fingerprint',
  countries: 'id iso title is_served first_place',
  credit_note_years: 'year notes',
  currencies: `code symbol value is_default position is_on source source_url source_path margin_percent rated_at
    fetched_at fetch_failure`,
  currency_rates: 'id code value published source rated_at state made_by made_at decided_by decided_at',
  erasure_steps: 'table_name position rows_of audit_key audited statement',
  exports: `id name format columns from_day till_day begins_at ends_at state rows_done rows_all bytes parts failure
    made_by created_at finished_at`,
  fresh_offers: 'no item_id was_cents was_on_sale due_at',
  former_slugs: 'slug page_id',
  holidays: 'day name',
  import_files: 'import_id place bytes',
  import_rows: 'import_id line outcome label data source field why odd identity item_id settled before',
  imports: `id format state file_name files fingerprint options uploaded_by uploaded_at rows_total rows_read
    rows_to_do rows_done counts odd settled problem is_whole is_sure confirmed_by confirmed_at audit_id
    finished_at undone_by undone_at`,
  item_cost_changes: 'id item_id before_cents after_cents reason made_by made_at',
  items: `id skin_id exterior variant float paint_seed price_cents old_price_cents price_changed_at new_until state
    available_from sold_at created_at seed_key title class type weapon rarity kind_no picture offer_id asset_id
    steam_account_id cost_cents cost_source source_ref external_id request_key note withdrawn_at withdrawn_because
    attachments`,
  job_runs: 'task done_at milliseconds slowest_milliseconds slowest_at',
  job_workers: 'id seen_at',
  kinds: 'no skin_id exterior variant class words wide_words',
  month_locks: `id month begins_at ends_at time_zone sums_before sums_after vat locked_by locked_at unlocked_by
    unlocked_at unlock_reason`,
  monthly_exports: 'name format made_month',
  offer_margins: 'from_cents percent',
  offer_transitions: 'from_state to_state',
  order_transitions: 'from_state to_state',
  pack_items: 'pack_id line_no item_id gone_at',
  packs: `id name price_cents items_count offered_from offered_until made_by created_at stopped_at sold_at order_id
    ended_at request_key`,
  page_versions: 'id page_id language title format source content is_draft made_by made_at',
  payout_account_proposals: 'id name iban bic town country reason state proposed_by proposed_at decided_by decided_at',
  drawings: 'id stem skin_id exterior variant paint_seed enlarges state problem asked_at ended_at',
  pictures: 'stem skin_id exterior variant paint_seed origin uploaded_at rights_by hue second_hue fingerprint',
  price_change_lines:
    'price_change_id item_id before_cents after_cents before_old_cents seen_at outcome changed_at undo_outcome',
  price_changes: `id state made_by made_at way amount ending above_cost request_key items before_cents after_cents
    changed kept restored done_at undo_until undone_by undone_at`,
  price_lists: 'id name origin day taken_at import_id',
  price_log: 'id item_id price_cents old_price_cents changed_at offered_from',
  promo_codes: `id code description discount_type discount_cents discount_percent valid_from valid_until uses_max
    uses_per_customer_max total_min_cents uses stopped_at made_by created_at version`,
  provider_payouts: `id provider_payout_id currency gross_cents fee_cents net_cents arrives_on state failure has_lines
    noted_by noted_at note request_key booked_at failed_at found_at found_answer_id found_line_no`,
  receipt_years: 'year receipts',
  reference_prices:
    'skin_id exterior variant price_cents basis origin list_id listed_cents set_at set_by set_because set_until',
  saved_replies: 'id name texts version archived',
  sales_day_types: 'day type cents reduced_cents costed_cents costed_net_cents cost_cents',
  sales_days: 'day orders cents',
  settings: `only_row requisites support_email is_reg_enabled min_top_up_cents vat_percent payment_methods google_tag
    internal_currency_name internal_currency_image exchange_rate_eur offer_enabled copyright counter_days
    debtor_name debtor_iban debtor_bic debtor_town debtor_country adjustment_limit_cents deliver_hours
    quote_days_max legal_name street post_code town country register_no vat_id managers reply_to sender_name
    max_top_up_cents shop_name wordmark languages default_language mark accent time_zone new_days notice_email
    notice_pace logo receipt_prefix datev_consultant datev_client datev_year_month datev_account_length
    datev_chart datev_accounts business_enabled second_factor_required second_factor_balance_cents
    case_answer_hours case_close_days verification_months verification_document_days
    verification_second_person_cents verify_payouts_year_cents verify_payout_cents
    verify_card_year_cents sending_paused reversal_blocks`,
  settings_changes: 'id section made_by made_at before after puts_back',
  shipped_texts: 'slug language title content settled',
  shop_notices: 'kind told_count told_at',
  skins: `id market_name weapon finish phase type rarity rarity_color def_index paint_index min_wear max_wear
    exteriors stattrak souvenir team collection cases picture origin drawn_picture`,
  social_links: 'id title link img position is_on',
  static_page_texts: 'page_id language title content shipped_md5',
  static_pages: 'id slug title content position shipped_md5 role is_published in_footer version shipped_slug',
  steam_accounts: 'id label steamid note closed_at created_at',
  stock_count_accounts: 'count_id account_id state copies asked_at',
  stock_counts: 'id begun_by begun_at claimed_at ended_at',
  stock_findings: `id kind state account_id item_id asset_id booked_asset_id booked_account_id market_name float
    paint_seed tradable_from found_at found_in seen_in hidden ended_at ended_by reason`,
  strip_pins: 'strip item_id place',
  tags: 'name place',
  text_changes: 'id language key before after shipped english made_by made_at puts_back',
  vat_rates: 'country valid_from percent',
  vocabulary: 'word kinds',
  webhook_endpoints:
    'id url name events secret_sealed old_secret_sealed old_secret_until is_on gave_up_at paused_until created_at',
  webhook_tries: 'id delivery_id at milliseconds status answer failure',
  schema_migrations: 'name timestamp expand_since',
  schema_migrations_lock: 'id is_locked',
  'graphile_worker.migrations': 'id ts breaking',
  'graphile_worker._private_tasks': 'id identifier',
  'graphile_worker._private_job_queues': 'id queue_name locked_at locked_by is_available',
  'graphile_worker._private_known_crontabs': 'identifier known_since last_execution',
}

/** Tables about people who work in the shop, and about none of its customers. */
export const staffTables: Readonly<Record<string, string>> = {
  audit_outcomes: 'audit_id outcome staff_id',
  staff: `id name email role password_hash password_is_once active totp_sealed totp_pending_sealed totp_last_step
    created_at seen_at passkey_handle quiet_from quiet_till`,
  staff_access: 'id staff_id kind by_id at',
  staff_attempts: 'staff_id path key body_hash reply created_at',
  staff_devices: 'staff_id device_hash created_at seen_at',
  staff_keys:
    'id staff_id name key_hash hint scopes addresses calls_per_minute created_at last_used_at expires_at revoked_at',
  staff_notices: 'staff_id kind pace told_count told_at',
  staff_passkeys: 'id staff_id credential_id public_key counter transports name created_at used_at',
  staff_sessions:
    'id staff_id cookie_hash factor_at challenge created_at seen_at expires_at user_agent address proven_at',
}
