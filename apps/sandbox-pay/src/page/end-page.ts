import type { FastifyReply } from 'fastify'
import { cancelTarget, type Session, successTarget } from '../checkout/session.ts'
import { notice } from './layout.ts'

/** Sends a finished document with this status. */
export const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.status(status).type('text/html; charset=utf-8').send(page)

/** Tells a customer what became of a session that cannot be paid any more, with a way back to the shop. */
export const sendEnd = (reply: FastifyReply, session: Session | undefined): FastifyReply => {
  if (session === undefined) return sendPage(reply, 404, unknownPage)
  return session.status === 'complete'
    ? sendPage(reply, 200, session.mode === 'setup' ? savedPage(session) : paidPage(session))
    : sendPage(reply, 410, expiredPage(session))
}

/** Tells a customer that this request failed; `status` says whose fault it was. */
export const sendFailure = (reply: FastifyReply, status: number): FastifyReply => sendPage(reply, status, failurePage)

const unknownPage = notice({
  mood: 'asleep',
  title: 'This payment does not exist',
  text: 'The link is old or the address has a typo.',
  link: null,
})

const failurePage = notice({
  mood: 'asleep',
  title: 'That did not work',
  text: 'Go back and try again. No payment is ever charged twice.',
  link: null,
})

const paidPage = (session: Session): string =>
  notice({
    mood: 'awake',
    title: 'Already paid',
    text: 'This payment is complete. There is nothing more to pay here.',
    link: { href: successTarget(session), label: 'Back to the shop' },
  })

const savedPage = (session: Session): string =>
  notice({
    mood: 'awake',
    title: 'Your card is saved',
    text: 'Nothing was charged. There is nothing more to do here.',
    link: { href: successTarget(session), label: 'Back to the shop' },
  })

const expiredPage = (session: Session): string =>
  notice({
    mood: 'asleep',
    title: session.mode === 'setup' ? 'This card form has expired' : 'This payment has expired',
    text: 'Nothing was charged. Start again from the shop.',
    link: { href: cancelTarget(session), label: 'Back to the shop' },
  })
