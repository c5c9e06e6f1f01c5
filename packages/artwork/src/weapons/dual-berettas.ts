import type { Weapon } from '../model.ts'
import { placed } from '../parts.ts'
import { beretta } from './beretta.ts'

/** How far the muzzles are raised, in radians. */
const raised = 0.42

/** Where the slides cross, on one pistol. */
const crossing = { x: 388, y: 88 }

const x = crossing.x * Math.cos(raised) + crossing.y * Math.sin(raised)
const y = crossing.x * Math.sin(raised) - crossing.y * Math.cos(raised)
const front = placed(beretta, { x: -x, y, turn: -raised, offset: 21, name: 'front' })
const behind = placed(beretta, { x, y, turn: raised, mirrored: true, offset: -21, name: 'behind' })

export const dualBerettas: Weapon = {
  model: 'Dual Berettas',
  class: 'pistol',
  roll: 0,
  parts: [...behind.parts, ...front.parts],
  details: [...behind.details, ...front.details],
}
