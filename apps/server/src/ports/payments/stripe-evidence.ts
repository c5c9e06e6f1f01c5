import type Stripe from 'stripe'
import type { EvidenceFields, EvidenceProvider } from './dispute-evidence.ts'
import type { DisputeReport } from './provider.ts'
import { disputeReportOf } from './stripe-dispute.ts'
import { isRefusal, unavailable } from './stripe-unavailable.ts'

// Stripe takes so many characters in each (docs.stripe.com/disputes/responding); what is ours is far shorter.
const longTextMax = 20_000
const shortTextMax = 5000

/** In Stripe's names (API reference, Update a dispute); what is not known is left out. */
const fieldsOf = (fields: EvidenceFields): Stripe.DisputeUpdateParams.Evidence => {
  const texts = {
    product_description: fields.productDescription.slice(0, longTextMax),
    customer_name: fields.customerName.slice(0, shortTextMax),
    customer_email_address: fields.customerEmail,
    billing_address: fields.billingAddress.slice(0, shortTextMax),
    customer_purchase_ip: fields.purchaseIp,
    service_date: fields.serviceDate,
    access_activity_log: fields.accessLog?.slice(0, longTextMax) ?? null,
  }
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text))
}

/** Answers disputes with evidence at Stripe: a file, then the fields that name it, submitted to the bank. */
export const evidenceAt = (stripe: Stripe): EvidenceProvider<DisputeReport> => ({
  uploadEvidence: async ({ disputeId, attempt, name, content }) => {
    const file = { data: content, name, type: 'application/pdf' }
    try {
      const { id } = await stripe.files.create(
        { purpose: 'dispute_evidence', file },
        { idempotencyKey: `evidence-file:${disputeId}:${attempt}` },
      )
      return { outcome: 'uploaded', fileId: id }
    } catch (error) {
      return isRefusal(error) ? { outcome: 'rejected', problem: error.message } : unavailable(error)
    }
  },

  submitEvidence: async ({ disputeId, attempt, fields, words, fileId }) => {
    const evidence = {
      ...fieldsOf(fields),
      ...(words === '' ? {} : { uncategorized_text: words }),
      service_documentation: fileId,
    }
    try {
      const key = { idempotencyKey: `evidence:${disputeId}:${attempt}` }
      const dispute = await stripe.disputes.update(disputeId, { evidence, submit: true }, key)
      return { outcome: 'submitted', report: disputeReportOf(dispute, null) }
    } catch (error) {
      return isRefusal(error) ? { outcome: 'rejected', problem: error.message } : unavailable(error)
    }
  },
})
