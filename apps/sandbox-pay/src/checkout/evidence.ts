/** What a shop says of a disputed payment, by Stripe's names: texts, and ids of files. */
export type Evidence = Readonly<Record<string, string>>

const longText = 20_000
const shortText = 5000

/** How many characters each text may have (API reference, Update a dispute); long ones are the shop's own words. */
export const evidenceTexts: Readonly<Record<string, number>> = {
  access_activity_log: longText,
  billing_address: shortText,
  cancellation_policy_disclosure: longText,
  cancellation_rebuttal: longText,
  customer_email_address: shortText,
  customer_name: shortText,
  customer_purchase_ip: shortText,
  duplicate_charge_explanation: longText,
  duplicate_charge_id: shortText,
  product_description: longText,
  refund_policy_disclosure: longText,
  refund_refusal_explanation: longText,
  service_date: shortText,
  shipping_address: shortText,
  shipping_carrier: shortText,
  shipping_date: shortText,
  shipping_tracking_number: shortText,
  uncategorized_text: longText,
}

/** The fields that name a file, uploaded for `dispute_evidence`. */
export const evidenceFiles = [
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
] as const

/** All texts of a dispute together have no more characters than this. */
export const evidenceCharactersMax = 150_000

const none = Object.fromEntries([...Object.keys(evidenceTexts), ...evidenceFiles].map((name) => [name, null]))

/** Evidence as Stripe answers it: every field, null where nothing was said. */
export const evidenceObject = (evidence: Evidence): object => ({ ...none, enhanced_evidence: {}, ...evidence })
