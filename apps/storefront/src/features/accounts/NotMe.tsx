import { closeAccount } from '@pandrop/contract/routes/security'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { Button, buttonClass } from '@pandrop/ui/Button'
import { StatusPanel } from '@pandrop/ui/StatusPanel'
import { useEffect, useRef, useState } from 'react'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useSession } from '../../hooks/useSession.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'

type Outcome = 'done' | 'used' | 'over'

const outcomeOfCode: Partial<Record<string, Outcome>> = { not_me_link_used: 'used', not_me_link_invalid: 'over' }

/**
 * Closes the account of the mailed link, once the button is pressed: scanners of mails open links too, so that opening
 * the page does nothing.
 * @param token absent: what stands in the address cannot be a link of ours
 */
export const NotMe = ({ token }: { token: string | undefined }) => {
  const text = useText()
  const failureText = useFailureText()
  const session = useSession()
  const [outcome, setOutcome] = useState<Outcome>()
  const { run, running, failure } = useCall(closeAccount, {
    failed: 'not_me_failed',
    quiet: true,
    onDone: () => {
      setOutcome('done')
      // Whoever is signed in here was signed out with everybody else.
      void session.refresh()
    },
    onFailure: ({ code = '' }) => setOutcome(outcomeOfCode[code]),
  })
  if (outcome || !token) return <Ended outcome={outcome ?? 'over'} focused={outcome !== undefined} />
  return (
    <StatusPanel
      title={text('not_me_title')}
      text={text('not_me_text')}
      status={failure && !running && <p className="text-danger">{failureText(failure, 'not_me_failed')}</p>}
      actions={
        <SubmitForm className="flex flex-col" onSubmit={() => !running && void run({ body: { token } })}>
          <Button type="submit" loading={running}>
            {text('not_me_action')}
          </Button>
        </SubmitForm>
      }
    />
  )
}

const wordsOf: Record<Outcome, { title: TextKey; told: TextKey }> = {
  done: { title: 'not_me_done_title', told: 'not_me_done_text' },
  used: { title: 'not_me_link_used', told: 'not_me_used_text' },
  over: { title: 'not_me_link_invalid', told: 'not_me_over_text' },
}

/** What came of it, and whom to write to. The first way on takes the focus that the button had. */
const Ended = ({ outcome, focused }: { outcome: Outcome; focused: boolean }) => {
  const text = useText()
  const { support_email: support } = useSettings()
  const first = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (focused) first.current?.focus()
  }, [focused])
  const { title, told } = wordsOf[outcome]
  return (
    <StatusPanel
      asleep={outcome !== 'done'}
      title={text(title)}
      status={<p className="wrap-anywhere text-bone-1">{text(told, { support })}</p>}
      actions={
        <>
          <a ref={first} href={`mailto:${support}`} className={buttonClass()}>
            {text('not_me_write')}
          </a>
          <a href={outcome === 'over' ? paths.reset() : paths.home()} className={buttonClass({ kind: 'secondary' })}>
            {text(outcome === 'over' ? 'not_me_reset' : 'not_me_home')}
          </a>
        </>
      }
    />
  )
}
