import type { Weapon } from './model.ts'
import { ak47 } from './weapons/ak-47.ts'
import { aug } from './weapons/aug.ts'
import { awp } from './weapons/awp.ts'
import { bayonet } from './weapons/bayonet.ts'
import { bloodhoundGloves } from './weapons/bloodhound-gloves.ts'
import { brokenFangGloves } from './weapons/broken-fang-gloves.ts'
import { butterflyKnife } from './weapons/butterfly-knife.ts'
import { desertEagle } from './weapons/desert-eagle.ts'
import { driverGloves } from './weapons/driver-gloves.ts'
import { famas } from './weapons/famas.ts'
import { glock18 } from './weapons/glock-18.ts'
import { handWraps } from './weapons/hand-wraps.ts'
import { hydraGloves } from './weapons/hydra-gloves.ts'
import { karambit } from './weapons/karambit.ts'
import { m4a1s } from './weapons/m4a1-s.ts'
import { m4a4 } from './weapons/m4a4.ts'
import { m9Bayonet } from './weapons/m9-bayonet.ts'
import { mac10 } from './weapons/mac-10.ts'
import { motoGloves } from './weapons/moto-gloves.ts'
import { mp9 } from './weapons/mp9.ts'
import { negev } from './weapons/negev.ts'
import { nova } from './weapons/nova.ts'
import { p90 } from './weapons/p90.ts'
import { specialistGloves } from './weapons/specialist-gloves.ts'
import { sportGloves } from './weapons/sport-gloves.ts'
import { ssg08 } from './weapons/ssg-08.ts'
import { ump45 } from './weapons/ump-45.ts'
import { usps } from './weapons/usp-s.ts'
import { xm1014 } from './weapons/xm1014.ts'

/** Every weapon that is drawn, by the name of its model in the catalogue. */
export const weapons: ReadonlyMap<string, Weapon> = new Map(
  [
    ak47,
    aug,
    awp,
    bayonet,
    bloodhoundGloves,
    brokenFangGloves,
    butterflyKnife,
    desertEagle,
    driverGloves,
    famas,
    glock18,
    handWraps,
    hydraGloves,
    karambit,
    m4a1s,
    m4a4,
    m9Bayonet,
    mac10,
    motoGloves,
    mp9,
    negev,
    nova,
    p90,
    specialistGloves,
    sportGloves,
    ssg08,
    ump45,
    usps,
    xm1014,
  ].map((weapon) => [weapon.model, weapon]),
)
