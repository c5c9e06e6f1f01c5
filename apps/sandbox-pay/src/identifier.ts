import { randomBytes } from 'node:crypto'

/** Random bytes behind each prefix; a session id alone opens its card page, so it must not be guessable. */
const bytesByPrefix = {
  cs_test_: 29,
  dp_: 12,
  evt_: 12,
  file_: 12,
  pi_: 12,
  po_: 12,
  re_: 12,
  req_: 7,
  seti_: 12,
  txn_: 12,
}

/** A new random id in Stripe's form: its prefix and lower-case hex. */
export const newId = (prefix: keyof typeof bytesByPrefix): string =>
  prefix + randomBytes(bytesByPrefix[prefix]).toString('hex')
