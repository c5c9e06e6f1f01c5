import type { ApiFailure } from '@pandrop/api-client/errors'
import { Link } from '@tanstack/react-router'
import type { CallHandle } from '../../hooks/useCall.ts'
import { paths } from '../../paths.ts'
import { itemFormTexts as texts } from '../../texts/item-forms.ts'

/** Refusals that are about one field of a form of items. */
const fieldOf: Readonly<Record<string, string>> = {
  skin_not_found: 'skin_id',
  variant_unknown: 'variant',
  float_outside: 'float',
  asset_known: 'asset_id',
  external_id_known: 'external_id',
  account_not_found: 'account',
  cost_of_offer: 'cost',
}

type Refused = Pick<CallHandle<never>, 'failure' | 'failureText' | 'fieldErrors'>

/** What is said beside fields after a call was refused, by their names. */
export const refusedFields = ({ failure, failureText, fieldErrors }: Refused): Readonly<Record<string, string>> => {
  const field = failure ? fieldOf[failure.code] : undefined
  return field && failureText ? { ...fieldErrors, [field]: failureText } : fieldErrors
}

/** Why a call failed, where no field says it. */
export const formFailure = (call: Refused): string | undefined =>
  Object.keys(refusedFields(call)).length > 0 ? undefined : call.failureText

/** The price is asked about once more: sent again, it is meant. */
export const isAskedAgain = (failure: ApiFailure | null): boolean =>
  failure?.code === 'price_below_cost' || failure?.code === 'price_unusual'

/** The way to the item that has the number already. */
export const KnownItem = ({ failure }: { failure: ApiFailure | null }) => {
  const item = failure?.envelope.item
  if (typeof item !== 'number') return null
  return (
    <Link
      to={paths.item(item)}
      className="self-start rounded-check font-[560] underline decoration-line-ui underline-offset-3"
    >
      {texts.knownItem(item)}
    </Link>
  )
}
