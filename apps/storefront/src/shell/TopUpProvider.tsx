import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useGo } from '../hooks/useGo.ts'
import { useSession } from '../hooks/useSession.ts'
import { TopUpContext } from '../hooks/useTopUp.ts'
import { paths } from '../paths.ts'
import { addTexts } from '../texts/shown.ts'

const TopUpDialog = lazy(async () => {
  const [dialog, { texts }] = await Promise.all([
    import('../features/top-up/TopUpDialog.tsx'),
    import('../texts/buying.ts'),
  ])
  addTexts(texts)
  return { default: dialog.TopUpDialog }
})

/** The one top-up dialog, opened from the header, the menu and the profile; its code comes when it is first opened. */
export const TopUpProvider = ({ children }: { children: ReactNode }) => {
  const go = useGo()
  const { verified, checked } = useSession()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const handle = useMemo(
    () => ({
      open: () => {
        if (checked && !verified) return go(paths.emailVerification())
        setWanted(true)
        setOpen(true)
      },
    }),
    [checked, verified, go],
  )
  return (
    <TopUpContext value={handle}>
      {children}
      {wanted && (
        <Suspense>
          <TopUpDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </TopUpContext>
  )
}
