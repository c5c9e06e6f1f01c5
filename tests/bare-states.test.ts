import { caseStates } from '@pandrop/contract/lifecycle/case'
import { disputeStates } from '@pandrop/contract/lifecycle/dispute'
import { offerStates } from '@pandrop/contract/lifecycle/offer'
import { orderStates } from '@pandrop/contract/lifecycle/order'
import { payoutStates } from '@pandrop/contract/lifecycle/payout'
import { refundStates } from '@pandrop/contract/lifecycle/refund'
import { withdrawalStates } from '@pandrop/contract/lifecycle/withdrawal'
import { expect, test } from 'vitest'
import { readText, trackedFiles } from './tracked-files.ts'

const states = [
  ...new Set([
    ...orderStates,
    ...offerStates,
    ...payoutStates,
    ...refundStates,
    ...disputeStates,
    ...withdrawalStates,
    ...caseStates,
  ]),
]

/**
 * What has a state or status of its own that no lifecycle knows, though it shares a word with one: a card form, a list
 * or a search that a screen has asked for, and the check of who a customer is.
 */
const others = ['form', 'list', 'search', 'verification_data']

// What is compared with a state by name: `order.state === 'accepted'`, `status !== 'pending'`.
const compared = new RegExp(
  `(?<!\\b(?:${others.join('|')})\\.)\\b(?:state|status) [!=]== '(?:${states.join('|')})'`,
  'g',
)

/** Production code beside the lifecycles; a provider's own words and those of SQL are not theirs. */
const sources = trackedFiles.filter(
  (path) =>
    /^(apps\/(server|storefront|backoffice)|packages)\/.*\.tsx?$/.test(path) &&
    !/\.test\.|\/testing\/|\.sql\.ts$|\/ports\/|^packages\/contract\/src\/lifecycle\//.test(path),
)

test('whether something is in a state is asked by a name of its lifecycle, not by the bare word', () => {
  expect(sources.flatMap((path) => (readText(path).match(compared) ?? []).map((found) => `${path}: ${found}`))).toEqual(
    [],
  )
})
