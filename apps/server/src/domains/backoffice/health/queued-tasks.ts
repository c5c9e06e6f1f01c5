import { mailJobs, taskNames } from '../../../jobs/job-names.ts'
import { remembered } from '../../../remembered.ts'
import type { Shop } from '../../../shop.ts'
import { selectFailingMailAge, selectQueuedTasks } from './health.sql.ts'

/** What waits of one kind of job. */
export interface QueuedTask {
  task: string
  due: number
  /** how long the oldest of them was due; 0 where none is */
  lagSeconds: number
}

/** What waits in the queue, by its kind. */
export interface QueueFigures {
  /** every kind that this version has, and "other" for what an older one may have left */
  tasks: readonly QueuedTask[]
  /** how long ago the oldest mail was written that was tried in vain; 0 where none is */
  failingMailSeconds: number
}

const otherTask = 'other'

const readQueue = async ({ pool }: Pick<Shop, 'pool'>): Promise<QueueFigures> => {
  const [rows, failing] = await Promise.all([selectQueuedTasks(pool), selectFailingMailAge(pool, { mailJobs })])
  const of = (task: string, isMeant: (name: string) => boolean): QueuedTask => {
    const meant = rows.filter((row) => isMeant(row.task))
    return {
      task,
      due: meant.reduce((sum, { due }) => sum + due, 0),
      lagSeconds: Math.max(0, ...meant.map(({ lag_seconds: seconds }) => seconds)),
    }
  }
  const known = taskNames.map((task) => of(task, (name) => name === task))
  const others = of(otherTask, (name) => !taskNames.includes(name))
  return { tasks: [...known, others], failingMailSeconds: failing?.seconds ?? 0 }
}

const keptMilliseconds = 2000

/** What waits by its kind, asked every two seconds at most; one series for each kind of job, however many jobs wait. */
export const watchQueue = (shop: Pick<Shop, 'pool'>): (() => Promise<QueueFigures>) =>
  remembered(keptMilliseconds, () => readQueue(shop))
