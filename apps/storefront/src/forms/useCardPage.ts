import { useEffect, useState } from 'react'
import { useText } from '../hooks/useText.ts'
import { useToasts } from '../hooks/useToasts.ts'

interface CardPageHandle {
  /** the browser is on its way to the card page */
  leaving: boolean
  /** leaves for the card page; says so where the server named none */
  leave: (address: string | undefined) => void
}

/** The way to the provider's card page, which is another origin. */
export const useCardPage = (): CardPageHandle => {
  const text = useText()
  const toast = useToasts()
  const [leaving, setLeaving] = useState(false)

  // Who comes back with the browser's button finds the page as it was left.
  useEffect(() => {
    const comeBack = () => setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  return {
    leaving,
    leave: (address) => {
      if (!address) return toast.error(text('payment_link_missing'))
      setLeaving(true)
      window.location.assign(address)
    },
  }
}
