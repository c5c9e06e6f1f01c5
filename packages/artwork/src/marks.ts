import type { Weapon } from './model.ts'
export type Mark = 'stattrak' | 'souvenir'
export const withMark = (weapon: Weapon, _mark: Mark): Weapon => weapon
