import { curve, groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, shape } from '../parts.ts'

export const p2000: Weapon = {
  model: 'P2000',
  class: 'pistol',
  parts: [
    shape('M54,56 L68,48 L398,48 L414,54 L420,66 L420,112 L46,112 L42,76 Z', {
      group: 'slide',
      depth: 44,
      pillow: 13,
    }),
    shape(
      `M42,106 L420,106 L420,126 Q418,138 406,138 L320,140 L222,150 Q208,154 205,168 C206,184 196,196 198,212
       C194,250 182,290 174,322 L172,334 L46,330 Q34,328 38,316 C48,276 76,224 76,190 C74,160 58,148 34,138
       Q14,130 18,118 Q22,108 42,108 Z`,
      { material: 'polymer', group: 'frame', depth: 40, pillow: 13 },
    ),
    // backstrap, another colour of plastic
    shape(
      `M40,120 C74,136 92,160 92,196 C92,232 66,276 54,330 L42,328 Q34,326 38,316 C48,276 76,224 76,190
       C74,160 58,148 30,136 Z`,
      { material: 'rubber', group: 'trim', depth: 44, pillow: 8 },
    ),
    shape(
      `M200,142 L342,128 Q332,150 336,172 Q342,204 332,212 Q326,218 304,217 L248,220 Q222,219 213,196 Z
       M217,152 L226,190 Q232,207 250,207 L302,204 Q318,204 317,190 L314,140 Z`,
      { material: 'polymer', group: 'frame', depth: 20 },
    ),
    shape('M256,140 L274,140 C276,162 272,182 258,202 L249,197 C260,178 260,160 256,140 Z', { depth: 10 }),
    // bobbed hammer
    plate('30,74 46,64 54,72 56,104 44,106 34,94 26,86', { depth: 14, corner: 4 }),
    plate('60,32 92,32 98,50 56,50', { depth: 24, corner: 3, group: 'sight' }),
    plate('384,36 398,36 404,52 376,50', { depth: 10, corner: 2, group: 'sight' }),
    lathe(78, '414,0 415,15 430,15 432,12 432,8', { material: 'steel' }),
    shape('M36,324 L174,330 L186,344 Q186,352 176,352 L44,346 Q30,344 32,334 Z', {
      material: 'polymer',
      group: 'magazine',
      depth: 38,
    }),
  ],
  details: [
    ...row(6, (i) => groove(`${66 + i * 14},66 ${60 + i * 14},104`, 6, 1)),
    groove('60,60 412,60', 2.4, 0.8),
    port(196, 54, 86, 32, 5, -1),
    port(202, 58, 74, 23, 4, 0.5),
    groove('42,110 420,110', 3, 1),
    ...row(3, (i) => port(346 + i * 23, 124, 12, 13, 2, -1)),
    groove('300,120 416,120', 2.4, 0.7),
    ridge('168,122 226,120', 8, 1),
    pin(236, 122, 7, 1),
    pin(112, 134, 5),
    pin(276, 130, 4),
    ...row(12, (i) => groove(`${106 - i * 2.9},${184 + i * 11.4} ${186 - i * 2.6},${190 + i * 11.4}`, 3, 0.7)),
    curve('M102,172 C106,214 78,268 66,322', 2.6, 0.8),
    curve('M190,178 C192,230 176,282 166,324', 2, 0.6),
  ],
}
