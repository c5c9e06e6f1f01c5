import type { ApiFailure } from '@pandrop/api-client/errors'
import type { PromoWarning } from '@pandrop/contract/staff/promo'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { useEffect, useRef, useState } from 'react'
import { promoTexts as texts } from '../../texts/promo.ts'
import { type TypedPromo, wrongFields } from './promoForm.ts'

const nothingWrong: ReadonlySet<keyof TypedPromo> = new Set()

const warningsIn = ({ code, envelope }: ApiFailure): PromoWarning[] =>
  code === 'promo_unconfirmed' ? (envelope.warnings as PromoWarning[]) : []

/**
 * What is typed of a code, what of it is wrong, and what the shop asks about once more.
 * @param first what stands in the fields to begin with
 */
export const usePromoForm = (first: TypedPromo) => {
  const [typed, setTyped] = useState(first)
  const [tried, setTried] = useState(false)
  const [asked, setAsked] = useState<PromoWarning[]>([])
  const [isMeant, setMeant] = useState(false)
  const wrong = wrongFields(typed)
  return {
    typed,
    /** What was confirmed was confirmed of other terms. */
    type: (next: TypedPromo): void => {
      setTyped(next)
      setMeant(false)
    },
    wrong: tried ? wrong : nothingWrong,
    /** Whether it can be sent; from now on wrong fields say so. */
    check: (): boolean => {
      setTried(true)
      return wrong.size === 0
    },
    asked,
    /** Remembers what a failure asks about. */
    hear: (failure: ApiFailure): void => {
      setAsked(warningsIn(failure))
      setMeant(false)
    },
    confirmed: isMeant ? asked : [],
    isMeant,
    setMeant,
  }
}

/** Says that what was asked about is meant; whoever is asked stands on it, since a long form would hide it. */
export const MeantField = ({ form }: { form: ReturnType<typeof usePromoForm> }) => {
  const { asked, isMeant, setMeant } = form
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asked.length > 0) box.current?.focus()
  }, [asked])
  if (asked.length === 0) return null
  return (
    <CheckboxField
      ref={box}
      label={texts.meant}
      checked={isMeant}
      onChange={({ target }) => setMeant(target.checked)}
    />
  )
}
