import { chargedText } from '../domains/payments/payments/payments.ts'
import {
  type HeldOutcome,
  type HeldPayment,
  heldPayments,
  refundHeld,
} from '../domains/payments/staff-payments/held.ts'
import type { Env } from '../env.ts'
import type { PaymentProvider } from '../ports/payments/provider.ts'
import { createStripeProvider } from '../ports/payments/stripe.ts'
import { keptAccess } from '../sandbox.ts'
import type { Command } from './command.ts'
import { type Columns, printList } from './table.ts'
import { by, refusedExitCode, sayUsage, typedBecause } from './usage.ts'

/** `payments held`: charges that are not what was agreed; exit code 1 when there are some. */
export const paymentsHeld: Command = {
  name: 'payments held',
  does: 'lists payments that were charged otherwise than agreed and are held; ends with 1 while there are some',
  usage: 'payments held',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, paymentsHeld)
    const held = await heldPayments(context.pool)
    printList(context, { rows: held, columns, none: 'No money is held.' })
    if (held.length === 0) return 0
    if (!context.json) context.print('Give everything back to the card: npm run shop -- payments refund-held <payment>')
    return refusedExitCode
  },
}

const columns: Columns<HeldPayment> = {
  payment: ({ id }) => id,
  for: ({ purpose }) => purpose,
  customer: ({ customer_id }) => customer_id,
  'e-mail': ({ email }) => email,
  since: ({ settled_at }) => settled_at,
  agreed: chargedText,
  why: ({ why }) => why,
  session: ({ provider_session_id }) => provider_session_id,
  charge: ({ payment_intent }) => payment_intent,
  refund: ({ refund_state }) => refund_state,
}

/**
 * `payments refund-held <payment>`: everything that was charged goes back to the card.
 * @param openProvider where the provider is asked
 */
export const refundHeldWith = (openProvider: (env: Env) => Promise<PaymentProvider>): Command => {
  const command: Command = {
    name: 'payments refund-held',
    does: 'gives a held payment back to its card, whole',
    usage: 'payments refund-held <payment>',
    run: async (context) => {
      const { env, args, print } = context
      const [paymentId] = args
      if (!paymentId) return sayUsage(context, command)
      const withProvider = { ...context, payments: await openProvider(env) }
      const refunded = await refundHeld(withProvider, { paymentId, by, why: typedBecause(undefined) })
      if (!refunded.ok) {
        print(refusals[refunded.refusal])
        return refusedExitCode
      }
      print(tell(refunded.value))
      return refunded.value.outcome === 'not_from_here' ? refusedExitCode : 0
    },
  }
  return command
}

/** The provider of the shop that stands on this DATA_DIR. */
export const providerOf = async (env: Env): Promise<PaymentProvider> => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = env
  return createStripeProvider(secretKey ? { secretKey, webhookSecret } : await keptAccess(env))
}

export const paymentsRefundHeld = refundHeldWith(providerOf)

const refusals = {
  not_found: 'No such payment is held.',
  payment_disputed: 'Its card holder disputes it: the bank has that money, or may keep it.',
  provider_unavailable: 'The card provider does not answer.',
}

const tell = (done: HeldOutcome): string => {
  if (done.outcome === 'on_its_way') return `${done.charged} go back to the card. The customer gets a mail.`
  if (done.outcome === 'done_before') return `It was given back before: that refund is ${done.state}.`
  return `It cannot be given back from here, use the provider's own desk: ${done.problem}.`
}
