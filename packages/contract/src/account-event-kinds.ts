// Apart from the schemas: a page that names them should not carry a validator to the browser.

/** Who came and went, or tried to. */
export const signInKinds = [
  'signed_in',
  'refused_password',
  'refused_code',
  'refused_throttled',
  'code_used',
  'recovery_code_used',
  'passkey_used',
  'passkey_copied',
  'signed_out',
  'sessions_ended',
] as const

/** What was changed about an account, and what left it. */
export const changeKinds = [
  'password_changed',
  'password_reset',
  'email_asked',
  'email_changed',
  'factor_on',
  'factor_off',
  'recovery_codes_new',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'api_key_made',
  'api_key_revoked',
  'trade_link_changed',
  'payout_account_new',
  'data_asked',
  'data_fetched',
  'profile_corrected',
  'verification_asked',
  'verification_approved',
  'verification_rejected',
  'verification_expired',
  'deletion_asked',
  'deletion_taken_back',
  'account_closed',
  'account_opened',
] as const

export const accountEventKinds = [...signInKinds, ...changeKinds] as const

export type AccountEventKind = (typeof accountEventKinds)[number]

/** Which of them are asked for. */
export const accountEventFilters = ['all', 'sign_ins', 'changes'] as const

export type AccountEventFilter = (typeof accountEventFilters)[number]
