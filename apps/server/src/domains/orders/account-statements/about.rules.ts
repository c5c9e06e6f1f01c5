/** What a movement of a balance is about; an id that people can look up. */
export interface About {
  type: 'order' | 'deposit' | 'adjustment' | 'refund' | 'dispute'
  id: string
}

/** What a refund gave back. */
export interface RefundTarget {
  order_id: number | null
  payment_id: string | null
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The refund that a ledger reference names: refund:<id> or refund:<id>:<step>. */
export const refundIn = (reference: string): string | null => {
  const [word, id = ''] = reference.split(':')
  return word === 'refund' && uuid.test(id) ? id : null
}

/**
 * What a movement is about, read from the reference that the verbs give it (`order:12`, `payment:<id>:success`,
 * `refund:<id>`, `dispute:<id>`, `adjustment:7`): the order or deposit where there is one.
 * @param target of a refund, where it is one
 */
export const aboutOf = (reference: string, target: RefundTarget | undefined): About | null => {
  const [word, id = ''] = reference.split(':')
  if (id === '') return null
  if (word === 'order' || word === 'adjustment' || word === 'dispute') return { type: word, id }
  if (word === 'payment') return { type: 'deposit', id }
  if (word !== 'refund') return null
  if (target?.order_id) return { type: 'order', id: String(target.order_id) }
  return target?.payment_id ? { type: 'deposit', id: target.payment_id } : { type: 'refund', id }
}
