import type { Family } from './finish.ts'
import { caseHardened } from './finishes/case-hardened.ts'
import { fade } from './finishes/fade.ts'
import { plain } from './finishes/plain.ts'

/** Every family, by its name. */
export const families: ReadonlyMap<string, Family> = new Map(
  [plain, fade, caseHardened].map((family) => [family.name, family]),
)
