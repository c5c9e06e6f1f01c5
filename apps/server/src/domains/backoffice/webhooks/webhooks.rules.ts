import { webhookTriesMax } from '@pandrop/contract/staff/webhooks'

const minute = 60_000
const hour = 60 * minute

// Somebody who is restarted is back at once; somebody who is broken has three days.
const pauses = [1, 5, 15, 30, 60, 120, 240, 480, 720, 1200, 1440].map((minutes) => minutes * minute)

/**
 * When something is sent again that was not taken.
 * @param tries how often it was sent, from 1
 * @returns null: it was sent for the last time
 */
export const nextTryAt = (tries: number, now: Date): Date | null => {
  const pause = tries < webhookTriesMax ? pauses[tries - 1] : undefined
  return pause === undefined ? null : new Date(now.getTime() + pause)
}

/** How long the secret before the present one signs as well. */
export const oldSecretMilliseconds = 24 * hour

interface Event {
  eventId: string
  kind: string
  subject: string
  happenedAt: Date
  data: object
}

/** What is sent, to the letter: the same however often. */
export const bodyOf = ({ eventId, kind, subject, happenedAt, data }: Event): string =>
  JSON.stringify({ id: `evt_${eventId}`, type: kind, created_at: happenedAt.toISOString(), subject, data })

/** Whether a receiver has taken what it was sent: every 2xx, as the field has it. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300
