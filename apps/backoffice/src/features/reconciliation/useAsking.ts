import type { Difference } from '@pandrop/contract/staff/bank'
import { askProvider } from '@pandrop/contract/staff/routes/payouts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api.ts'
import { failureText } from '../../failureText.ts'
import { reconciliationTexts } from '../../texts/bank.ts'

interface Asking {
  asked: number
  left: number
  /** of the last answer; null before there is one */
  at: string | null
  differences: Difference[]
  running: boolean
  failure: string | undefined
}

const nothing: Asking = { asked: 0, left: 0, at: null, differences: [], running: false, failure: undefined }

/** Asks the provider about one day, stretch by stretch, until all is asked, it fails, or somebody stops it. */
export const useAsking = () => {
  const [asking, setAsking] = useState<Asking>(nothing)
  // Names the run that counts: another day, or leaving the page, ends the one before.
  const current = useRef(0)
  useEffect(
    () => () => {
      current.current += 1
    },
    [],
  )

  const ask = async (day: string): Promise<void> => {
    current.current += 1
    const own = current.current
    let so: Asking = { ...nothing, running: true }
    let after: string | undefined
    setAsking(so)
    try {
      do {
        const answer = await api.send(askProvider, { body: { day, after } })
        if (own !== current.current) return
        const differences = [...so.differences, ...answer.differences]
        so = { ...so, asked: so.asked + answer.asked, left: answer.left, at: answer.asked_at, differences }
        after = answer.next ?? undefined
        setAsking(so)
      } while (after !== undefined)
      setAsking({ ...so, running: false })
    } catch (cause) {
      if (own !== current.current) return
      setAsking({ ...so, running: false, failure: failureText(cause, reconciliationTexts.askFailed) })
    }
  }

  const stop = () => {
    current.current += 1
    setAsking((before) => ({ ...before, running: false }))
  }
  return { asking, ask, stop }
}
