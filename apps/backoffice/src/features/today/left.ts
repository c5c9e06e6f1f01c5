import { todayTexts } from '../../texts/today.ts'

const hourMilliseconds = 60 * 60 * 1000

/** How long somebody still has, in words, and whether it is time to hurry. */
export interface TimeLeft {
  text: string
  near: boolean
}

const nearHours = 8

/** @param due ISO moment */
export const timeLeft = (due: string, now: number): TimeLeft => {
  const hours = (Date.parse(due) - now) / hourMilliseconds
  const { left } = todayTexts
  if (hours <= 0) return { text: left.overdue, near: true }
  if (hours < 1) return { text: left.minutes, near: true }
  if (hours < 24) return { text: left.hours(Math.floor(hours)), near: hours < nearHours }
  return { text: left.days(Math.floor(hours / 24)), near: false }
}
