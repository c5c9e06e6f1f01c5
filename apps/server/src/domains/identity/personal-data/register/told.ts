import { forAccount, forBooks, forSafety, ownRows, type PersonalTable } from '../../../../db/personal-data.ts'

const passed = { why: 'mails and jobs that wait for their turn', ground: 'b', kept: 'done' } as const

/** What was mailed and told, and what was written down of what staff did. */
export const toldTables = {
  sent_mails: {
    ...forAccount,
    why: 'to say what was mailed, and to send it once more',
    kept: { days: 90 },
    personal: {
      recipient: 'address that it went to',
      subject: 'its subject',
      mail_order: 'what it was filled with',
    },
    plain: 'id customer_id template language sent_at message_id again_at',
    given: { kind: 'mails', of: ownRows, order: 'id' },
    erased: { of: 'customer_id = :customerId or lower(recipient) = any (:addresses)' },
  },
  notifications: {
    ...forAccount,
    why: 'to show in the shop what happened',
    kept: { days: 400 },
    personal: { title: 'what happened, as the mail about it is called' },
    plain: 'id customer_id kind link at read_at job_id queued_at',
    given: { kind: 'mails', of: ownRows, order: 'id' },
  },
  stopped_mails: {
    ...forAccount,
    why: 'to mail nobody what they do not want',
    personal: {},
    plain: 'customer_id kind stopped_at',
    given: { kind: 'mails', of: ownRows, order: 'kind' },
  },
  job_steps: {
    ...forAccount,
    why: 'what staff did about a mail that could not be sent',
    personal: { why: 'reason that was given' },
    actors: 'by',
    plain: 'id job_id name customer_id step at',
    given: { kind: 'mails', of: ownRows, order: 'id' },
  },
  dev_mails: {
    ...forAccount,
    why: 'the mailbox of a demo, in place of real mails',
    personal: {
      recipient: 'address that it is for',
      subject: 'its subject',
      text_part: 'its text',
      html_part: 'its text as HTML',
      attachments: 'papers that came along',
    },
    plain: 'id sent_at',
    given: 'there is none in a real shop: mails leave it',
    erased: { of: 'lower(recipient) = any (:addresses)' },
  },
  audit_log: {
    ...forSafety({ years: 10 }),
    why: 'to prove who did what in the back office',
    personal: { input: 'what somebody of the staff sent, customers’ data included' },
    ours: 'staff_id address key_id',
    plain: 'id at action path',
    given: 'a record about staff; what was done to a customer’s account stands in its timeline, which is given',
    erased: 'who did what and when stays; what was sent about them goes',
  },
  audit_changes: {
    ...forSafety({ years: 10 }),
    why: 'to prove who did what in the back office',
    personal: { before: 'a row before staff changed it', after: 'the same afterwards' },
    plain: 'id audit_id table_name row_id',
    given: 'a record about staff; the rows themselves are given as they are now',
    erased: 'which rows were changed stays; what is personal in them goes',
  },
  webhook_deliveries: {
    ...forBooks,
    why: 'to tell programs of the shop’s own what happened',
    kept: { days: 30 },
    personal: { data: 'what happened to an order, offer, payout or payment' },
    plain: 'id endpoint_id event_id kind subject happened_at state tries next_try_at',
    given: 'tells what happened to rows that are given, and goes after thirty days',
    erased: 'numbers and prices alone: nothing is done',
  },
  'graphile_worker._private_jobs': {
    ...passed,
    personal: { payload: 'whom a waiting mail is for and what it says, or the number of a row' },
    plain: `id job_queue_id task_id priority run_at attempts max_attempts last_error created_at updated_at key
      locked_at locked_by revision flags is_available`,
    given: 'waits for minutes, at most for days where mails cannot be sent',
    erased: 'jobs about them go',
  },
} as const satisfies Record<string, PersonalTable>
