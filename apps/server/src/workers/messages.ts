import type { SandboxAccess } from '../assemble.ts'
import type { Figures } from '../http/figures.ts'

// What the primary process and its workers say to each other. Everything else that comes over their line is Node's.

/** What a worker cannot know from the settings. */
export interface Handed {
  /** address of the database under the server's login */
  serverUrl: string
  sandboxes: SandboxAccess
}

/** From the primary to a worker. */
export type ToWorker =
  | { kind: 'open'; name: string; handed: Handed }
  /** say that you are not ready, and serve on */
  | { kind: 'drain' }
  /** end what you have begun, and then yourself */
  | { kind: 'stop' }
  /** say what you count */
  | { kind: 'count'; question: number }
  /** what all count, as you have asked */
  | { kind: 'all_figures'; question: number; all: Figures[] }

/** From a worker to the primary. */
export type FromWorker =
  /** I hear; what was said before is lost */
  | { kind: 'hears' }
  | { kind: 'opened' }
  /** I end; problem: what only the operator can put right, null where my log says more */
  | { kind: 'failed'; problem: string | null }
  | { kind: 'figures'; question: number; figures: Figures }
  | { kind: 'ask_figures'; question: number; own: Figures }
