import type { Recipe } from '../finish.ts'

/** The families of finishes, by the names under which finishes.ts has them. */
export type FamilyName =
  | 'plain'
  | 'anodized'
  | 'fade'
  | 'marble fade'
  | 'doppler'
  | 'case hardened'
  | 'patina'
  | 'rust'
  | 'scorched'
  | 'ddpat'
  | 'camo'
  | 'mesh'
  | 'palm'
  | 'stripes'
  | 'tiger'
  | 'carbon'
  | 'damascus'
  | 'web'
  | 'lore'
  | 'asiimov'
  | 'print'
  | 'racing'
  | 'swirl'
  | 'flame'
  | 'neon'
  | 'waves'
  | 'splatter'
  | 'checker'
  | 'facets'
  | 'panels'
  | 'honeycomb'
  | 'blossom'
  | 'scales'
  | 'circuits'
  | 'nebula'
  | 'comic'
  | 'ink'
  | 'motif'
  | 'laminate'
  | 'topo'
  | 'plaid'
  | 'leather'

/** Recipes by "finish", "weapon | finish" or "finish | phase". */
export type Table = Readonly<Record<string, Recipe>>

/** @param colours as #rrggbb, one space between them; what each is for, its family says */
export const paint = (family: FamilyName, colours = '', options: Omit<Recipe, 'family' | 'colours'> = {}): Recipe => ({
  family,
  colours: colours.split(' ').filter(Boolean),
  ...options,
})
