import type { Family } from './finish.ts'
import { anodized } from './finishes/anodized.ts'
import { asiimov } from './finishes/asiimov.ts'
import { blossom } from './finishes/blossom.ts'
import { camo } from './finishes/camo.ts'
import { carbon } from './finishes/carbon.ts'
import { caseHardened } from './finishes/case-hardened.ts'
import { checker } from './finishes/checker.ts'
import { circuits } from './finishes/circuits.ts'
import { comic } from './finishes/comic.ts'
import { damascus } from './finishes/damascus.ts'
import { ddpat } from './finishes/ddpat.ts'
import { doppler } from './finishes/doppler.ts'
import { facets } from './finishes/facets.ts'
import { fade } from './finishes/fade.ts'
import { flame } from './finishes/flame.ts'
import { honeycomb } from './finishes/honeycomb.ts'
import { ink } from './finishes/ink.ts'
import { laminate } from './finishes/laminate.ts'
import { leather } from './finishes/leather.ts'
import { lore } from './finishes/lore.ts'
import { marbleFade } from './finishes/marble-fade.ts'
import { mesh } from './finishes/mesh.ts'
import { motif } from './finishes/motif.ts'
import { nebula } from './finishes/nebula.ts'
import { neon } from './finishes/neon.ts'
import { palm } from './finishes/palm.ts'
import { panels } from './finishes/panels.ts'
import { patina } from './finishes/patina.ts'
import { plaid } from './finishes/plaid.ts'
import { plain } from './finishes/plain.ts'
import { print } from './finishes/print.ts'
import { racing } from './finishes/racing.ts'
import { rust } from './finishes/rust.ts'
import { scales } from './finishes/scales.ts'
import { scorched } from './finishes/scorched.ts'
import { splatter } from './finishes/splatter.ts'
import { stripes } from './finishes/stripes.ts'
import { swirl } from './finishes/swirl.ts'
import { tiger } from './finishes/tiger.ts'
import { topo } from './finishes/topo.ts'
import { waves } from './finishes/waves.ts'
import { web } from './finishes/web.ts'

/** Every family, by its name. */
export const families: ReadonlyMap<string, Family> = new Map(
  [
    anodized,
    asiimov,
    blossom,
    camo,
    carbon,
    caseHardened,
    checker,
    circuits,
    comic,
    damascus,
    ddpat,
    doppler,
    facets,
    fade,
    flame,
    honeycomb,
    ink,
    laminate,
    leather,
    lore,
    marbleFade,
    mesh,
    motif,
    nebula,
    neon,
    palm,
    panels,
    patina,
    plaid,
    plain,
    print,
    racing,
    rust,
    scales,
    scorched,
    splatter,
    stripes,
    swirl,
    tiger,
    topo,
    waves,
    web,
  ].map((family) => [family.name, family]),
)
