import type { SalesDay } from '@pandrop/contract/staff/sales'
import { rangeTexts } from '../../texts/today.ts'
import type { Sales } from './queries.ts'

const cells = ({ day, revenue, orders, refunds, deposits }: SalesDay): string[] => [
  day,
  revenue.toFixed(2),
  String(orders),
  refunds.toFixed(2),
  deposits.toFixed(2),
]

/** The days of both periods, one line for the n-th day of each (RFC 4180). */
export const salesCsv = ({ days, before }: Pick<Sales, 'days' | 'before'>): string => {
  const lines = days.map((day, index) => {
    const earlier = before.days[index]
    return [...cells(day), ...(earlier ? cells(earlier) : [])].join(',')
  })
  return `${[rangeTexts.csvHead.join(','), ...lines].join('\r\n')}\r\n`
}

/** Hands a text to the browser as a file. */
export const saveFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
