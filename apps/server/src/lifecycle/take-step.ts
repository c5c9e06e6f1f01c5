import {
  decide,
  type Lifecycle,
  possibleCommands,
  type Standing,
  type StateOf,
  type StepOf,
} from '@pandrop/contract/lifecycle/lifecycle'
import type { Refusal } from '@pandrop/contract/refusals'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'

/** Who takes a step, and what they say of it. */
export interface StepWords {
  /** staff:<id>, the name of a job or provider:<id of its event> */
  by: string
  /** for the record; the customer never sees it */
  reason?: string | undefined
  /** the operator's own words to the customer: mailed and shown in the timeline */
  note?: string | undefined
}

/** What became of whatever has states. */
export interface StepDone<State extends string> {
  state: State
  /** false: it had been done before, nothing was changed and nobody told again */
  changed: boolean
  /** it waits for a second person */
  proposed?: boolean
}

/** Something with a lifecycle, as refusals name it. */
export interface Noun<
  L extends Lifecycle,
  Missing extends Refusal,
  Wrong extends Refusal,
  Lacking extends Refusal = never,
> {
  /** in the refusal's text: order, offer, payout */
  name: string
  lifecycle: L
  notFound: Missing
  stateWrong: Wrong
  /** facts whose absence has a refusal of its own, where the state would allow the step */
  lacking?: Readonly<Record<string, Lacking>>
}

/** A step that somebody asks for. */
interface AskedStep<L extends Lifecycle, Subject> {
  /** locked until the transaction ends, so that the decision holds; undefined: there is none */
  subject: Subject | undefined
  step: StepOf<L>
  /** after the wait for the lock: time that passed meanwhile counts */
  at: Date
  /** of a step that repeats by its content: the same has been recorded already */
  isRepeated?: boolean
}

/** The refusal of a step that is not possible: where the subject is, and what staff can do with it. */
export const refuseStep = <L extends Lifecycle, Wrong extends Refusal>(
  { name, lifecycle, stateWrong }: Pick<Noun<L, Refusal, Wrong>, 'name' | 'lifecycle' | 'stateWrong'>,
  subject: Standing<L> & { id: number | string },
  at: Date,
): Refused<Wrong> => {
  const possible = possibleCommands(lifecycle, subject, at).join(', ') || 'nothing'
  return refuse(stateWrong, { values: { [name]: String(subject.id), state: subject.state, possible } })
}

/**
 * Takes a step with a locked subject where its lifecycle allows it.
 * @param effects what the step does: books, event and mail, in the transaction of the lock
 * @returns unchanged where it had just been taken; refuses where there is no subject or the step is not possible, and
 *   as its effects do
 */
export const takeStep = async <
  L extends Lifecycle,
  Subject extends Standing<L> & { id: number | string },
  Missing extends Refusal,
  Wrong extends Refusal,
  Lacking extends Refusal = never,
  More extends Refusal = never,
>(
  noun: Noun<L, Missing, Wrong, Lacking>,
  { subject, step, at, isRepeated = false }: AskedStep<NoInfer<L>, Subject>,
  effects: (subject: Subject) => Promise<Result<StepDone<StateOf<L>>, More>>,
): Promise<Result<StepDone<StateOf<L>>, Missing | Wrong | Lacking | More>> => {
  if (!subject) return refuse(noun.notFound)
  const verdict = decide(noun.lifecycle, subject, step, at)
  if (verdict.may === 'again' || isRepeated) return ok({ state: subject.state as StateOf<L>, changed: false })
  if (verdict.may === 'now') return effects(subject)
  const lacking = verdict.may === 'fact' ? noun.lacking?.[verdict.fact] : undefined
  return lacking === undefined ? refuseStep(noun, subject, at) : refuse(lacking)
}

/** What the record says: the rule, and what whoever takes the step adds. */
export const because = (rule: string, { reason }: Pick<StepWords, 'reason'>): string =>
  reason ? `${rule}: ${reason}` : rule
