import type { StaffCase, StaffCaseMessage } from '@pandrop/contract/staff/cases'
import { listCases } from '@pandrop/contract/staff/routes/cases'
import { classNames } from '@pandrop/ui/classNames'
import { showMoment } from '../../format.ts'
import { caseTexts as texts } from '../../texts/cases.ts'

const whoOf = ({ by, by_name: name }: StaffCaseMessage): string =>
  name ?? (by.startsWith('customer:') ? texts.customer : texts.job)

const pictureAt = (id: string): string => `/api${listCases.path}/pictures/${id}`

const looks = {
  customer: 'bg-ink-2',
  staff: 'bg-ink-3',
  note: 'bg-ink-1 shadow-edge',
} as const

/** What was written in a case, notes of staff among it, oldest first. */
export const CaseMessages = ({ about: { messages, emptied_at: emptiedAt } }: { about: StaffCase }) => (
  <>
    {emptiedAt && <p className="text-bone-2">{texts.emptied}</p>}
    <ol aria-label={texts.conversation} aria-live="polite" className="flex flex-col gap-3">
      {messages.map((message) => (
        <li
          key={message.id}
          className={classNames('flex flex-col', message.kind === 'staff' ? 'items-end' : 'items-start')}
        >
          {message.kind === 'solved' || message.kind === 'reopened' ? (
            <p className="type-meta text-bone-2">
              {message.kind === 'solved' ? texts.solvedBy(whoOf(message)) : texts.reopenedBy(whoOf(message))} ·{' '}
              {showMoment(message.at)}
            </p>
          ) : (
            <Said message={message} look={looks[message.kind]} />
          )}
        </li>
      ))}
    </ol>
  </>
)

const Said = ({ message, look }: { message: StaffCaseMessage; look: string }) => (
  <>
    <p className="type-meta text-bone-2">
      {whoOf(message)} · {showMoment(message.at)}
      {message.kind === 'note' && <span className="text-warn"> · {texts.note}</span>}
    </p>
    <div className={classNames('mt-1 max-w-full rounded-input px-3.5 py-2.5', look)}>
      {/* Plain text: an address that a customer writes is no link here. */}
      <p className="break-words whitespace-pre-wrap">{message.text}</p>
      {message.pictures.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {message.pictures.map((id, place) => (
            <a key={id} href={pictureAt(id)} target="_blank" rel="noreferrer" className="rounded-check">
              <img
                src={pictureAt(id)}
                alt={texts.picture(place + 1)}
                loading="lazy"
                className="size-28 rounded-check bg-ink-3 object-cover"
              />
            </a>
          ))}
        </div>
      )}
    </div>
  </>
)
