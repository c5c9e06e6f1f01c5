import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useGo } from '../hooks/useGo.ts'
import { useSession } from '../hooks/useSession.ts'
import { TopUpContext } from '../hooks/useTopUp.ts'
import { paths } from '../paths.ts'
import { withTexts } from '../texts/shown.ts'

const TopUpScreen = lazy(async () => {
  const screen = await withTexts(import('./TopUpScreen.tsx'), import('../texts/buying.ts'))
  return { default: screen.TopUpScreen }
})

/**
 * The one top-up dialog, opened from the header, the menu, the profile and wherever a balance falls short; its code
 * comes when it is first opened.
 */
export const TopUpProvider = ({ children }: { children: ReactNode }) => {
  const go = useGo()
  const { verified, checked } = useSession()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState<{ missing: number | undefined }>()
  const session = useRef({ verified, checked })
  useEffect(() => {
    session.current = { verified, checked }
    // It holds what its customer typed, and the next one may be somebody else.
    if (checked && !verified) setWanted(undefined)
  }, [verified, checked])
  // One for the whole visit: a new one would reach the parts that are not hydrated yet and make React draw them anew.
  const handle = useMemo(
    () => ({
      open: (missing?: number) => {
        if (session.current.checked && !session.current.verified) return go(paths.emailVerification())
        setWanted({ missing })
        setOpen(true)
      },
    }),
    [go],
  )
  return (
    <TopUpContext value={handle}>
      {children}
      {wanted && (
        <Suspense>
          <TopUpScreen
            open={open}
            onClose={() => setOpen(false)}
            {...(wanted.missing !== undefined && { units: wanted.missing })}
          />
        </Suspense>
      )}
    </TopUpContext>
  )
}
