import { useEffect, useState } from 'react'

/** What a customer is about to send. */
export interface CaseDraft {
  /** one of the kinds; empty: none is chosen */
  kind: string
  /** places of items in the order, from 1 */
  lines: number[]
  text: string
  /** ids of pictures that are with the shop already */
  pictures: string[]
}

const empty: CaseDraft = { kind: '', lines: [], text: '', pictures: [] }

const nameOf = (orderId: number): string => `case-draft:${orderId}`

interface Kept extends CaseDraft {
  customer: number
}

const readKept = (orderId: number, customer: number): CaseDraft => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(orderId)) ?? 'null') as Kept | null
    // Somebody else may have signed in on this tab since.
    return kept?.customer === customer ? { ...empty, ...kept } : empty
  } catch {
    return empty
  }
}

const keep = (orderId: number, customer: number, draft: CaseDraft): void => {
  try {
    const isEmpty = draft.text === '' && draft.pictures.length === 0 && draft.kind === ''
    if (isEmpty) sessionStorage.removeItem(nameOf(orderId))
    else sessionStorage.setItem(nameOf(orderId), JSON.stringify({ ...draft, customer }))
  } catch {
    // A full or forbidden storage costs the reload's memory, not the form.
  }
}

/**
 * What is typed about an order, kept on this tab: a line that fails, a session that ends and a reload lose nothing of
 * it, and another tab has its own.
 */
export const useCaseDraft = (orderId: number, customer: number) => {
  const [draft, setDraft] = useState<CaseDraft>(() => readKept(orderId, customer))
  useEffect(() => keep(orderId, customer, draft), [orderId, customer, draft])
  return {
    draft,
    /** whether something of it was typed and not sent */
    isBegun: draft.text !== '' || draft.pictures.length > 0,
    change: (changes: Partial<CaseDraft> | ((before: CaseDraft) => Partial<CaseDraft>)) =>
      setDraft((before) => ({ ...before, ...(typeof changes === 'function' ? changes(before) : changes) })),
    clear: () => setDraft(empty),
  }
}
