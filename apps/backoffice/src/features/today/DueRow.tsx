import { classNames } from '@pandrop/ui/classNames'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { todayTexts } from '../../texts/today.ts'

const hourMilliseconds = 60 * 60 * 1000

/** How long somebody still has, in words, and whether it is time to hurry. */
interface TimeLeft {
  text: string
  near: boolean
}

const nearHours = 8

/**
 * How long it is until something is due.
 * @param due ISO moment
 * @param now milliseconds
 */
const timeLeft = (due: string, now: number): TimeLeft => {
  const hours = (Date.parse(due) - now) / hourMilliseconds
  const { left } = todayTexts
  if (hours <= 0) return { text: left.overdue, near: true }
  if (hours < 1) return { text: left.minutes, near: true }
  if (hours < 24) return { text: left.hours(Math.floor(hours)), near: hours < nearHours }
  return { text: left.days(Math.floor(hours / 24)), near: false }
}

export const dueRowHeight = 'min-h-[54px]'

interface DueRowProps {
  to: string
  picture?: ReactNode
  title: ReactNode
  /** below it */
  detail: string
  /** ISO moment */
  due: string
  /** milliseconds */
  now: number
}

/** Something that is due, with how long there still is. */
export const DueRow = ({ to, picture, title, detail, due, now }: DueRowProps) => {
  const { text, near } = timeLeft(due, now)
  return (
    <li className="shadow-[inset_0_1px_0_var(--color-line)] first:shadow-none">
      <Link
        to={to}
        className={classNames('-mx-2 flex items-center gap-3 rounded-badge px-2 hover:bg-ink-2', dueRowHeight)}
      >
        {picture}
        <span className="min-w-0 flex-1">
          <span className="block truncate font-[600]">{title}</span>
          <span className="block text-[13px]/4.5 text-bone-2">{detail}</span>
        </span>
        <span className={classNames('flex-none text-[13px]/5 font-[600]', near ? 'text-warn' : 'text-bone-1')}>
          {text}
        </span>
      </Link>
    </li>
  )
}
