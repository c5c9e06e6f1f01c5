import { addHoliday, listHolidays, removeHoliday } from '../domains/buying/holidays/staff-holidays.ts'
import type { Command } from './command.ts'
import { printList } from './table.ts'
import { sayRefusal, sayUsage } from './usage.ts'

/** `holidays list`: days that are no working days, besides weekends. */
export const holidaysList: Command = {
  name: 'holidays list',
  does: 'lists days on which nobody answers offers and no bank pays',
  usage: 'holidays list',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, holidaysList)
    const columns = { day: ({ day }: Holiday) => day, name: ({ name }: Holiday) => name }
    printList(context, { rows: await listHolidays(context.pool), columns, none: 'There are no holidays.' })
    return 0
  },
}

type Holiday = Awaited<ReturnType<typeof listHolidays>>[number]

/** `holidays add`: also names one anew. */
export const holidaysAdd: Command = {
  name: 'holidays add',
  does: 'adds a holiday, or names it anew',
  usage: 'holidays add <2026-12-25> <name>',
  run: async (context) => {
    const [day = '', ...words] = context.args
    const name = words.join(' ')
    if (name === '') return sayUsage(context, holidaysAdd)
    const added = await addHoliday(context, { day, name })
    if (!added.ok) return sayRefusal(context, added)
    context.print(`${day} is a holiday: ${name}. Answers that are due already keep their time.`)
    return 0
  },
}

/** `holidays remove`: an ordinary day again. */
export const holidaysRemove: Command = {
  name: 'holidays remove',
  does: 'makes a holiday an ordinary day again',
  usage: 'holidays remove <2026-12-25>',
  run: async (context) => {
    const [day = '', ...more] = context.args
    if (day === '' || more.length > 0) return sayUsage(context, holidaysRemove)
    const removed = await removeHoliday(context, day)
    if (!removed.ok) return sayRefusal(context, removed)
    context.print(`${day} is no holiday any more.`)
    return 0
  },
}
