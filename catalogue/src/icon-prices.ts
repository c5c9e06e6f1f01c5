import type { Exterior } from './exteriors.ts'

/**
 * Prices set by hand, in whole EUR per exterior of the normal variant, for icons dearer than Steam's listing cap:
 * their reference price is only a floor (catalogue/README.md, basis x), or modelled far below the market (gems, crimson
 * webs in Factory New). An exterior that is not named keeps its reference price.
 * They are estimates for a demo shop, not quotes: right in order, rough in height.
 */
export const iconPrices: ReadonlyMap<string, Partial<Record<Exterior, number>>> = new Map([
  ['ak-47-wild-lotus', { FN: 8200, MW: 5400, FT: 4300, WW: 3700, BS: 3400 }],
  ['awp-desert-hydra', { FN: 2750, MW: 1980, FT: 1560, WW: 1380, BS: 1290 }],
  ['awp-dragon-lore', { FN: 11800, MW: 8400, FT: 6600, WW: 5700, BS: 5100 }],
  ['awp-gungnir', { FN: 10400, MW: 8300, FT: 7100, WW: 6300, BS: 5900 }],
  ['awp-medusa', { FN: 3900, MW: 2600, FT: 1950, WW: 1720, BS: 1560 }],
  ['awp-the-prince', { FN: 3600, MW: 2450, FT: 1890, WW: 1640, BS: 1480 }],
  ['butterfly-knife-doppler-black-pearl', { FN: 7200, MW: 6800 }],
  ['butterfly-knife-doppler-phase-1', { FN: 2350, MW: 2210 }],
  ['butterfly-knife-doppler-phase-2', { FN: 2790, MW: 2580 }],
  ['butterfly-knife-doppler-phase-3', { FN: 2420, MW: 2260 }],
  ['butterfly-knife-doppler-phase-4', { FN: 2520, MW: 2340 }],
  ['butterfly-knife-doppler-ruby', { FN: 8600, MW: 8100 }],
  ['butterfly-knife-doppler-sapphire', { FN: 9900, MW: 9300 }],
  ['butterfly-knife-fade', { FN: 2640, MW: 2390 }],
  ['butterfly-knife-gamma-doppler-emerald', { FN: 12600, MW: 11900 }],
  ['butterfly-knife-gamma-doppler-phase-1', { FN: 2480, MW: 2310 }],
  ['butterfly-knife-gamma-doppler-phase-2', { FN: 2890, MW: 2670 }],
  ['butterfly-knife-gamma-doppler-phase-3', { FN: 2410, MW: 2250 }],
  ['butterfly-knife-gamma-doppler-phase-4', { FN: 2530, MW: 2360 }],
  ['butterfly-knife-marble-fade', { FN: 2450, MW: 2280 }],
  ['butterfly-knife-vanilla', { NP: 1690 }],
  ['glock-18-fade', { FN: 1780, MW: 1590 }],
  ['karambit-doppler-black-pearl', { FN: 4900, MW: 4600 }],
  ['karambit-doppler-ruby', { FN: 5800, MW: 5500 }],
  ['karambit-doppler-sapphire', { FN: 6400, MW: 6100 }],
  ['karambit-fade', { FN: 2080, MW: 1890 }],
  ['karambit-gamma-doppler-emerald', { FN: 7600, MW: 7100 }],
  ['karambit-gamma-doppler-phase-1', { FN: 1620, MW: 1540 }],
  ['karambit-gamma-doppler-phase-2', { FN: 1980, MW: 1870 }],
  ['karambit-gamma-doppler-phase-3', { FN: 1590, MW: 1510 }],
  ['karambit-gamma-doppler-phase-4', { FN: 1680, MW: 1580 }],
  ['m4a1-s-hot-rod', { FN: 1640, MW: 1490 }],
  ['m4a1-s-knight', { FN: 2850, MW: 2480 }],
  ['m4a4-howl', { FN: 6100, MW: 4400, FT: 3500, WW: 3200 }],
  ['m9-bayonet-crimson-web', { FN: 5900, MW: 1180 }],
  ['m9-bayonet-doppler-black-pearl', { FN: 4200, MW: 3950 }],
  ['m9-bayonet-doppler-ruby', { FN: 5100, MW: 4800 }],
  ['m9-bayonet-doppler-sapphire', { FN: 5600, MW: 5300 }],
  ['m9-bayonet-gamma-doppler-emerald', { FN: 6700, MW: 6300 }],
  ['m9-bayonet-gamma-doppler-phase-1', { FN: 1480, MW: 1410 }],
  ['m9-bayonet-gamma-doppler-phase-2', { FN: 1820, MW: 1710 }],
  ['m9-bayonet-gamma-doppler-phase-3', { FN: 1450, MW: 1390 }],
  ['m9-bayonet-gamma-doppler-phase-4', { FN: 1530, MW: 1450 }],
  ['mp9-wild-lily', { FN: 2950, MW: 1810, FT: 1460, WW: 1390, BS: 1330 }],
  ['negev-mjo-lnir', { FN: 3100, MW: 1890, FT: 1520, WW: 1440, BS: 1370 }],
  ['specialist-gloves-crimson-web', { FN: 5200, MW: 760 }],
  ['specialist-gloves-crimson-kimono', { FN: 9400, MW: 4300, FT: 2050, WW: 1620, BS: 1390 }],
  ['sport-gloves-hedge-maze', { FN: 12800, MW: 5200, FT: 2300, WW: 1750, BS: 1450 }],
  ['sport-gloves-pandora-s-box', { FN: 17400, MW: 7800, FT: 3300, WW: 2150, BS: 1680 }],
])

/** What the variants of an icon cost against the normal one; real Souvenir icons go far beyond the shop's ceiling. */
export const iconVariantTimes = { normal: 1, stattrak: 1.2, souvenir: 2.2 } as const
