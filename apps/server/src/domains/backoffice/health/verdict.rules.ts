import type { HealthCheck } from '@pandrop/contract/staff/health'

/** How something that was looked at is, and what somebody has to do. */
export type Verdict = Omit<HealthCheck, 'name'>

export const green = (says: string): Verdict => ({ state: 'green', says, to_do: null })
export const amber = (says: string, toDo: string): Verdict => ({ state: 'amber', says, to_do: toDo })
export const red = (says: string, toDo: string): Verdict => ({ state: 'red', says, to_do: toDo })

/** A count with its noun. */
export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`
