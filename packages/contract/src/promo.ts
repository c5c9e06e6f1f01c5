import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import * as routes from './routes.ts'
import { say } from './say.ts'
import { amount, answer, query, text } from './wire.ts'

export const checkPromoCode = defineCall(routes.checkPromoCode, {
  summary: 'What a promo code takes off the cart',
  query: query({ code: text(40, say('promo_code_invalid'), say('promo_code_invalid')) }),
  answer: answer({
    payload: z.object({
      code: z.string(),
      calculated_discount: amount,
      type: z.enum(['fixed', 'percent']),
      applies_to_delivery: z.boolean(),
      description: z.string(),
      discount_type: z.enum(['fixed', 'percent']),
      discount_amount: amount,
    }),
    message: z.optional(z.string()),
  }),
  refusals: ['promo_code_invalid', 'promo_code_used_up', 'promo_total_too_low', 'cart_empty', 'too_many_requests'],
})
