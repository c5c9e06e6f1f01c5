import type { StoppableKind } from '@pandrop/contract/notifications'
import { unsubscribeAlerts } from '@pandrop/contract/routes'
import { Button, buttonClass } from '@pandrop/ui/Button'
import { StatusPanel } from '@pandrop/ui/StatusPanel'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'

/**
 * Stops the mails that the link in the address is about, once the button is pressed; opening the page changes nothing.
 * The token stays in the address: documents are shared and must not hold it. Without script the form posts to the same
 * address, as mail programs do (RFC 8058).
 */
export const Unsubscribe = () => {
  const text = useText()
  const failureText = useFailureText()
  const [stopped, setStopped] = useState<Stopped>()
  const { run, running, failure } = useCall(unsubscribeAlerts, {
    failed: 'unsubscribe_failed',
    quiet: true,
    onDone: setStopped,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const token = new URLSearchParams(window.location.search).get('token') ?? ''
    if (!running) void run({ body: { token } })
  }

  if (stopped?.kind) {
    const told = text('unsubscribed_kind_text', { kind: text(`notifications_kind_${stopped.kind}`) })
    return <Ended title={text('unsubscribed_title')} told={told} choices />
  }
  if (stopped)
    return <Ended title={text('unsubscribed_title')} told={text('unsubscribed_text', { title: stopped.title })} />
  if (failure && isUnknownLink(failure.httpStatus)) {
    return <Ended asleep title={text('unsubscribe_link_invalid')} told={text('unsubscribe_invalid_text')} />
  }
  return (
    <StatusPanel
      title={text('unsubscribe_title')}
      text={text('unsubscribe_text')}
      status={failure && !running && <p className="text-danger">{failureText(failure, 'unsubscribe_failed')}</p>}
      actions={
        <form method="post" onSubmit={submit}>
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <Button type="submit" loading={running}>
            {text('unsubscribe_action')}
          </Button>
        </form>
      }
    />
  )
}

/** Refused as unknown, or because it does not even look like a link of ours. */
const isUnknownLink = (httpStatus: number): boolean => httpStatus === 404 || httpStatus === 422

interface Stopped {
  title: string
  kind: StoppableKind | null
}

interface EndedProps {
  title: string
  told: string
  asleep?: boolean
  /** leads to what else is mailed, and not to the wishlist */
  choices?: boolean
}

/** What came of it. The first way on takes the focus that the button had. */
const Ended = ({ title, told, asleep, choices }: EndedProps) => {
  const text = useText()
  const first = useRef<HTMLAnchorElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <StatusPanel
      asleep={asleep}
      title={title}
      status={<p className="wrap-anywhere text-bone-1">{told}</p>}
      actions={
        <>
          <a ref={first} href={choices ? paths.account('notifications') : paths.wishlist()} className={buttonClass()}>
            {text(choices ? 'unsubscribe_choices' : 'unsubscribe_wishlist')}
          </a>
          <a href={paths.home()} className={buttonClass({ kind: 'secondary' })}>
            {text('unsubscribe_home')}
          </a>
        </>
      }
    />
  )
}
