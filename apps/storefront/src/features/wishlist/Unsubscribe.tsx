import { unsubscribeAlerts } from '@pandrop/api-client/endpoints'
import { Button, buttonClass } from '@pandrop/ui/Button'
import { StatusPanel } from '@pandrop/ui/StatusPanel'
import type { FormEvent } from 'react'
import { useState } from 'react'
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
  const [stopped, setStopped] = useState<string>()
  const { run, running, failure } = useCall(unsubscribeAlerts, {
    failed: 'unsubscribe_failed',
    quiet: true,
    onDone: ({ title }) => setStopped(title),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const token = new URLSearchParams(window.location.search).get('token') ?? ''
    if (!running) void run({ body: { token } })
  }

  if (stopped !== undefined) return <Stopped title={stopped} />
  if (failure && isUnknownLink(failure.httpStatus)) return <UnknownLink />
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

const Stopped = ({ title }: { title: string }) => {
  const text = useText()
  return (
    <StatusPanel
      title={text('unsubscribed_title')}
      status={<p className="wrap-anywhere text-bone-1">{text('unsubscribed_text', { title })}</p>}
      actions={<WaysOn />}
    />
  )
}

const UnknownLink = () => {
  const text = useText()
  return (
    <StatusPanel
      asleep
      title={text('unsubscribe_link_invalid')}
      status={<p className="text-bone-1">{text('unsubscribe_invalid_text')}</p>}
      actions={<WaysOn />}
    />
  )
}

const WaysOn = () => {
  const text = useText()
  return (
    <>
      <a href={paths.wishlist()} className={buttonClass()}>
        {text('unsubscribe_wishlist')}
      </a>
      <a href={paths.home()} className={buttonClass({ kind: 'secondary' })}>
        {text('unsubscribe_home')}
      </a>
    </>
  )
}
