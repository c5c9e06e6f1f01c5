import { type Attachments, wearPercent } from '@pandrop/contract/attachments'
import type { ReactNode } from 'react'
import { useText } from './hooks/useText.ts'

interface AttachedLineProps {
  /** its place, or what it is */
  mark: ReactNode
  name: ReactNode
  /** how it is, in a few words */
  state?: string | undefined
}

const AttachedLine = ({ mark, name, state }: AttachedLineProps) => (
  <li className="flex flex-wrap items-baseline gap-x-3">
    <span className="flex-none text-bone-2">{mark}</span>
    <span className="min-w-0 flex-[1_1_10ch] wrap-anywhere">{name}</span>
    {state && <span className="flex-none type-meta text-bone-2">{state}</span>}
  </li>
)

/**
 * What is on a copy, line by line: stickers by slot, charm, name tag (docs/behaviour/catalogue.md#attachments). Names
 * are strangers' words: each keeps its own direction of writing.
 */
export const AttachedList = ({ attachments: { stickers, charm, name_tag: tag } }: { attachments: Attachments }) => {
  const text = useText()
  return (
    <ul aria-label={text('attachments_title')} className="flex flex-col gap-1 text-[14px]/5">
      {stickers.map(({ slot, name, wear }) => (
        <AttachedLine
          key={slot}
          mark={
            <>
              <span className="sr-only">{text('attachments_slot', { slot: slot + 1 })}</span>
              <span aria-hidden="true" className="type-mono">
                {slot + 1}
              </span>
            </>
          }
          name={<bdi>{name}</bdi>}
          state={wear === null ? undefined : text('attachments_wear', { percent: wearPercent(wear) })}
        />
      ))}
      {charm && (
        <AttachedLine
          mark={text('attachments_charm_name')}
          name={<bdi>{charm.name}</bdi>}
          state={charm.pattern === null ? undefined : text('attachments_pattern', { pattern: String(charm.pattern) })}
        />
      )}
      {tag !== null && (
        <AttachedLine
          mark={text('attachments_tag_name')}
          name={
            <>
              “<bdi>{tag}</bdi>”
            </>
          }
        />
      )}
    </ul>
  )
}
