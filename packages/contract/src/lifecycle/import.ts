import { defineLifecycle, type StateOf } from './lifecycle.ts'

/**
 * The life of an import (docs/behaviour/catalogue.md#imports): a file is read into a report, which changes nothing;
 * staff import what it found, and take back for a day what that added. What a job cannot end it leaves where staff can
 * go on: it finishes with what it has done, or stands back.
 */
export const importLifecycle = defineLifecycle({
  states: ['reading', 'ready', 'importing', 'done', 'undoing', 'undone', 'failed'],
  steps: {
    report: { from: ['reading'], to: 'ready', by: ['job'] },
    fail: { from: ['reading'], to: 'failed', by: ['job'] },
    import: {
      from: ['ready'],
      to: 'importing',
      by: ['staff'],
      command: 'run',
      does: 'imports what the report of a file found',
      takes: ['whole', 'sure'],
    },
    stand_back: { from: ['importing'], to: 'ready', by: ['job'] },
    finish: { from: ['importing'], to: 'done', by: ['job'] },
    undo: {
      from: ['done'],
      to: 'undoing',
      by: ['staff'],
      command: 'undo',
      does: 'takes back what an import added, within a day',
      until: 'undo_until',
    },
    take_back: { from: ['undoing'], to: 'undone', by: ['job'] },
    break_off: { from: ['undoing'], to: 'done', by: ['job'] },
  },
})

export type ImportState = StateOf<typeof importLifecycle>

export const importStates = importLifecycle.states

/** States in which a job is at it. */
export const statesAtWork = ['reading', 'importing', 'undoing'] as const satisfies readonly ImportState[]

/** A job is at it: what is shown of it changes by itself. */
export const isAtWork = (state: ImportState): boolean => statesAtWork.some((one) => one === state)

/** Its report waits for somebody to import what it found. */
export const isReported = (state: ImportState): boolean => state === 'ready'

/** Its file is still being read. */
export const isBeingRead = (state: ImportState): boolean => state === 'reading'

/** What its report found is being imported. */
export const isBeingImported = (state: ImportState): boolean => state === 'importing'

/** What it added is being taken back. */
export const isBeingUndone = (state: ImportState): boolean => state === 'undoing'

/** What its report found is in the shop. */
export const isImported = (state: ImportState): boolean => state === 'done'

/** Its file could not be read as a whole. */
export const isUnreadable = (state: ImportState): boolean => state === 'failed'
