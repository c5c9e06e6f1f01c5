import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, openBench } from '../testing/bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await openBench()
})

afterEach(() => bench.close())

const daySeconds = 24 * 3600

const disputed = async (fields: Record<string, string> = {}): Promise<Stripe.Dispute> => {
  const payment_intent = await bench.paid('pays')
  const response = await bench.control('disputes', { payment_intent, ...fields })
  return (await response.json()) as Stripe.Dispute
}

const pdf = Buffer.from('%PDF-1.7 a sheet')

const upload = (options: Stripe.RequestOptions = {}, data = pdf) =>
  bench.stripe.files.create(
    { purpose: 'dispute_evidence', file: { data, name: 'sheet.pdf', type: 'application/pdf' } },
    options,
  )

test('a dispute says until when it can be answered, by its own clock', async () => {
  const dispute = await disputed()
  expect(dispute.evidence_details).toMatchObject({
    due_by: dispute.created + 14 * daySeconds,
    past_due: false,
    has_evidence: false,
    submission_count: 0,
  })
  const soon = await disputed({ due_days: '7' })
  expect(soon.evidence_details.due_by).toBe(soon.created + 7 * daySeconds)
  await bench.pass(8 * daySeconds)
  expect((await bench.stripe.disputes.retrieve(soon.id)).evidence_details.past_due).toBe(true)
  const payment_intent = await bench.paid('pays')
  for (const due_days of ['0', '22'])
    expect((await bench.control('disputes', { payment_intent, due_days })).status).toBe(400)
})

test('evidence is kept as a draft, then submitted with a file, once; the bank decides after that', async () => {
  const { id } = await disputed()
  const draft = await bench.stripe.disputes.update(id, { evidence: { customer_name: 'Marta' }, submit: false })
  expect(draft).toMatchObject({ status: 'needs_response', evidence: { customer_name: 'Marta', receipt: null } })
  expect(draft.evidence_details).toMatchObject({ has_evidence: true, submission_count: 0 })
  const file = await upload()
  expect(file).toMatchObject({ object: 'file', purpose: 'dispute_evidence', size: pdf.length, type: 'pdf' })
  expect(await bench.stripe.files.retrieve(file.id)).toMatchObject({ filename: 'sheet.pdf' })
  await bench.restart()
  const evidence = { uncategorized_text: 'It was delivered.', service_documentation: file.id }
  const submitted = await bench.stripe.disputes.update(id, { evidence, submit: true }, { idempotencyKey: 'answer-1' })
  expect(submitted).toMatchObject({ status: 'under_review', evidence: { ...evidence, customer_name: 'Marta' } })
  expect(submitted.evidence_details.submission_count).toBe(1)
  const again = await bench.stripe.disputes.update(id, { evidence, submit: true }, { idempotencyKey: 'answer-1' })
  expect(again.evidence_details.submission_count).toBe(1)
  await expect(bench.stripe.disputes.update(id, { evidence })).rejects.toThrow(/already been submitted/)
  await bench.pass(1)
  const told = bench.events().filter(({ type }) => type === 'charge.dispute.updated')
  expect(told).toMatchObject([{ data: { object: { id } } }, { data: { object: { status: 'under_review' } } }])
  expect((await bench.control(`disputes/${id}/close`, { outcome: 'won' })).status).toBe(200)
  await expect(bench.stripe.disputes.update(id, { evidence })).rejects.toThrow(/already closed/)
})

test('no evidence is taken after the due date, of no dispute or file, too long, or in no known field', async () => {
  const { id } = await disputed({ due_days: '7' })
  const { stripe } = bench
  await expect(stripe.disputes.update('dp_none', {})).rejects.toMatchObject({ code: 'resource_missing' })
  await expect(stripe.disputes.update(id, { evidence: { receipt: 'file_none' } })).rejects.toMatchObject({
    param: 'evidence[receipt]',
  })
  const tooLong = { uncategorized_text: 'x'.repeat(20_001) }
  await expect(stripe.disputes.update(id, { evidence: tooLong })).rejects.toThrow(/at most 20000/)
  await expect(stripe.disputes.update(id, { evidence: { anything: 'x' } as never })).rejects.toMatchObject({
    code: 'parameter_unknown',
  })
  const much = 'x'.repeat(20_000)
  const all = { access_activity_log: much, cancellation_rebuttal: much, product_description: much }
  const rest = { refund_policy_disclosure: much, refund_refusal_explanation: much, uncategorized_text: much }
  const last = { cancellation_policy_disclosure: much, duplicate_charge_explanation: much }
  await expect(stripe.disputes.update(id, { evidence: { ...all, ...rest, ...last } })).rejects.toThrow(/150000/)
  await bench.pass(8 * daySeconds)
  await expect(stripe.disputes.update(id, { evidence: { customer_name: 'Marta' } })).rejects.toThrow(/past due/)
})

test('a file is taken once by its key, and neither of another kind nor for another purpose', async () => {
  const first = await upload({ idempotencyKey: 'sheet-1' })
  expect((await upload({ idempotencyKey: 'sheet-1' })).id).toBe(first.id)
  await expect(upload({ idempotencyKey: 'sheet-1' }, Buffer.from('%PDF other'))).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  })
  const file = { data: Buffer.from('a'), name: 'a.exe', type: 'application/octet-stream' }
  await expect(bench.stripe.files.create({ purpose: 'dispute_evidence', file })).rejects.toThrow(/file type/)
  await expect(bench.stripe.files.create({ purpose: 'business_logo', file })).rejects.toMatchObject({
    param: 'purpose',
  })
  await expect(bench.stripe.files.retrieve('file_none')).rejects.toMatchObject({ code: 'resource_missing' })
})
