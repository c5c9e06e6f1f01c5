/*
 * What a weapon is made of. All measures are millimetres: x grows to the muzzle, y grows down, depth is how thick a
 * part is across the weapon, offset moves its middle towards who looks at it.
 */

/** What a part is made of where no finish covers it. */
export type Material =
  | 'gunmetal'
  | 'steel'
  | 'polymer'
  | 'wood'
  | 'rubber'
  | 'leather'
  | 'cloth'
  | 'brass'
  | 'bare'
  /** digits that shine */
  | 'display'

/** What a part belongs to; finishes choose by it what they cover. `trim` is never painted. */
export type PartGroup =
  | 'body'
  | 'stock'
  | 'handguard'
  | 'magazine'
  | 'slide'
  | 'frame'
  | 'grip'
  | 'barrel'
  | 'suppressor'
  | 'scope'
  | 'tube'
  | 'rail'
  | 'sight'
  | 'blade'
  | 'handle'
  | 'guard'
  | 'pommel'
  | 'ring'
  | 'cloth'
  | 'trim'

export type WeaponClass = 'pistol' | 'smg' | 'rifle' | 'sniper' | 'shotgun' | 'machinegun' | 'knife' | 'gloves' | 'zeus'

export type Point = readonly [x: number, y: number]

/** Where a part or a detail was moved to after it was drawn: first mirrored, then turned about 0,0, then moved. */
export interface Placement {
  x: number
  y: number
  /** radians, clockwise on screen */
  turn: number
  scale: number
  /** left and right change places */
  mirrored: boolean
}

interface PartBase {
  material: Material
  group: PartGroup
  /** millimetres towards the viewer */
  offset: number
  place?: Placement
  /** name of the piece that it was placed with */
  piece?: string
}

interface Extruded extends PartBase {
  /** thickness in millimetres */
  depth: number
  /** how far from its edge the part still curves; flat beyond it */
  pillow?: number
  /** width of the bevelled edge */
  bevel?: number
}

/** A polygon with rounded corners. */
export interface Plate extends Extruded {
  kind: 'plate'
  /** "x,y x,y …"; holes follow after | */
  outline: string
  /** radius of its corners */
  corner: number
}

/** Anything that an SVG path can say. */
export interface Shape extends Extruded {
  kind: 'shape'
  /** as in the d of a path; holes are further subpaths */
  path: string
}

/** A line with a width: trigger guards, wire stocks. */
export interface Rod extends Extruded {
  kind: 'rod'
  /** "x,y x,y …" */
  line: string
  width: number
}

/** A profile turned about a horizontal axis: barrels, scopes, suppressors. */
export interface Lathe extends PartBase {
  kind: 'lathe'
  /** height of the axis */
  axis: number
  /** "x,radius x,radius …" from left to right */
  profile: string
  /** the right end carries the glass of a scope */
  lens?: boolean
}

/** A profile turned about an axis towards the viewer: turrets, drums, knobs. */
export interface Knob extends PartBase {
  kind: 'knob'
  x: number
  y: number
  /** "height,radius …" towards the viewer */
  profile: string
}

export interface Ball extends PartBase {
  kind: 'ball'
  x: number
  y: number
  radius: number
}

export type Part = Plate | Shape | Rod | Lathe | Knob | Ball

/**
 * Relief on the surface: below zero it is cut in, above it stands out; 1 is 2.6 mm. With the name of a piece it lies on
 * the parts of that piece only, whatever else is there.
 */
export type Detail = { relief: number; place?: Placement; piece?: string } & (
  | { kind: 'stroke'; line: string; width: number }
  | { kind: 'curve'; path: string; width: number }
  | { kind: 'pin'; x: number; y: number; radius: number }
  | { kind: 'port'; x: number; y: number; width: number; height: number; corner: number }
)

/** Parts with the details on them: a weapon, or a piece that several weapons share. */
export interface Piece {
  /** those nearer to the viewer lie over those behind, whatever their order */
  parts: readonly Part[]
  details: readonly Detail[]
}

export interface Weapon extends Piece {
  /** as the catalogue writes it, such as AK-47 */
  model: string
  class: WeaponClass
  /** how far the picture is turned, in radians counter-clockwise; the class says it where it is not given */
  roll?: number
  /** share of the picture's width that it fills; the class says it where it is not given */
  fill?: number
}
