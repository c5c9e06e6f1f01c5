import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { useRef, useState } from 'react'
import { queryClient } from '../../queryClient.ts'
import type { CounterDraft } from './CounterForm.tsx'
import type { Asking } from './OfferDialog.tsx'
import { keepOffer, offerQuery } from './offerQueries.ts'

/**
 * What is kept while somebody works on offers: what they typed for which, the dialog that is open, and how
 * often an offer was answered, so that a form begins anew after each answer.
 * @param onDone after a step: the offer as it is then, and what was done in words
 */
export const useOfferQueue = (onDone: (offer: StaffOffer, done: string) => void) => {
  const drafts = useRef(new Map<number, CounterDraft>())
  const [step, setStep] = useState<Asking | null>(null)
  const [answers, setAnswers] = useState(0)
  return {
    step,
    openStep: setStep,
    closeStep: () => setStep(null),
    answers,
    draftOf: (id: number) => drafts.current.get(id),
    keepDraft: (id: number, draft: CounterDraft) => {
      drafts.current.set(id, draft)
    },
    done: (offer: StaffOffer, done: string) => {
      drafts.current.delete(offer.id)
      setStep(null)
      setAnswers((count) => count + 1)
      keepOffer(offer)
      onDone(offer, done)
    },
    movedOn: (id: number) => {
      void queryClient.invalidateQueries({ queryKey: offerQuery(id).queryKey })
    },
  }
}
