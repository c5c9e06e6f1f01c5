import type { OrderCases } from '@pandrop/api-client/case-queries'
import { classNames } from '@pandrop/ui/classNames'
import { momentOf } from '../../dates.ts'
import { useText } from '../../hooks/useText.ts'
import { CasePicture } from './CasePicture.tsx'

/** One conversation. */
export type OrderCaseEntry = OrderCases['cases'][number]

type Message = OrderCaseEntry['messages'][number]

const Said = ({ message: { kind, at, text: words, pictures, is_new: isNew } }: { message: Message }) => {
  const text = useText()
  const isOurs = kind === 'shop'
  return (
    <li className={classNames('flex flex-col', isOurs ? 'items-start' : 'items-end')}>
      <p className="flex flex-wrap items-center gap-x-2 type-meta text-bone-2">
        <span>{text(isOurs ? 'timeline_note' : 'case_you')}</span>
        <time dateTime={new Date(at * 1000).toISOString()}>{momentOf(at)}</time>
        {isNew && <span className="rounded-check bg-bamboo px-1.5 font-[640] text-on-bamboo">{text('case_new')}</span>}
      </p>
      <div
        className={classNames(
          'mt-1 max-w-[min(100%,560px)] rounded-card px-4 py-3',
          isOurs ? 'bg-ink-3 text-bone-0' : 'bg-ink-2 text-bone-1',
        )}
      >
        {/* Plain text, as it was written: no address in it is a link. */}
        <p className="break-words whitespace-pre-wrap">{words}</p>
        {pictures.length > 0 && (
          <div className="mt-3 flex flex-wrap gap-3">
            {pictures.map((id, place) => (
              <CasePicture key={id} id={id} number={place + 1} />
            ))}
          </div>
        )}
      </div>
    </li>
  )
}

const Happened = ({ message: { kind, at } }: { message: Message }) => {
  const text = useText()
  return (
    <li className="text-center type-meta text-bone-2">
      {text(kind === 'solved' ? 'case_state_solved' : 'case_reopened')} · {momentOf(at)}
    </li>
  )
}

/** What was written in a conversation, oldest first; new words of the shop are read out when they come. */
export const CaseMessages = ({ entry: { messages } }: { entry: OrderCaseEntry }) => {
  const text = useText()
  return (
    <ol aria-label={text('case_messages')} aria-live="polite" className="flex flex-col gap-4">
      {messages.map((message) =>
        message.kind === 'customer' || message.kind === 'shop' ? (
          <Said key={message.id} message={message} />
        ) : (
          <Happened key={message.id} message={message} />
        ),
      )}
    </ol>
  )
}
