import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { ball, knob, lathe, plate, rod } from '../parts.ts'

export const awp: Weapon = {
  model: 'AWP',
  class: 'sniper',
  parts: [
    lathe(92, '420,16 470,15 700,11 880,10', { group: 'barrel' }),
    lathe(92, '868,10 870,17 930,17 934,15 934,7', { group: 'suppressor' }),
    plate(
      `16,96 26,86 120,78 176,80 210,96 236,104 556,104 606,108 622,116 622,136 608,146 420,156 344,160
       262,154 250,176 232,236 220,246 180,244 150,222 118,222 40,236 22,232 16,222|166,128 148,146 150,170
       168,188 188,192 206,174 214,150 204,134`,
      { material: 'polymer', group: 'stock', depth: 40, corner: 10, pillow: 15 },
    ),
    plate('-6,94 14,88 18,94 18,228 14,236 -6,228', { material: 'rubber', depth: 36, corner: 4 }),
    plate('60,70 70,62 150,60 172,66 176,84 60,88', {
      material: 'polymer',
      group: 'stock',
      depth: 34,
      corner: 8,
      pillow: 10,
    }),
    lathe(90, '226,0 228,19 430,19 432,16 432,0', { group: 'body' }),
    rod('270,96 252,120', 8, { depth: 9, offset: 20, material: 'steel' }),
    ball(250, 126, 12, { offset: 24 }),
    plate('352,150 414,148 410,190 404,196 362,196 356,190', { group: 'magazine', depth: 26, corner: 4, pillow: 7 }),
    rod('258,156 264,192 272,198 330,198 338,192 342,158', 6, { depth: 14 }),
    rod('300,158 304,172 298,186', 6, { depth: 9 }),
    lathe(34, '196,0 198,24 236,25 244,22 264,16 400,16 436,26 446,29 506,29 508,26 508,0', {
      group: 'scope',
      lens: true,
    }),
    plate('312,4 352,4 354,10 354,26 310,26 310,10', { group: 'scope', depth: 28, corner: 3 }),
    knob(332, 34, '0,0 2,15 20,15 22,0', { offset: 24 }),
    plate('268,30 296,30 300,76 264,76', { depth: 34, corner: 3 }),
    plate('384,30 410,30 414,76 380,76', { depth: 34, corner: 3 }),
  ],
  details: [
    pin(120, 150, 6),
    pin(300, 130, 5),
    pin(470, 126, 5),
    pin(560, 126, 5),
    groove('240,118 610,122', 3, 0.9),
    groove('36,104 40,220', 3, 0.8),
    groove('100,88 104,150 130,210', 2.4, 0.8),
    groove('440,110 470,150', 2.4, 0.7),
    ...row(4, (i) => port(876 + i * 14, 76, 6, 32, 2, -1)),
    ...row(7, (i) => groove(`${202 + i * 5},8 ${202 + i * 5},60`, 2, 0.6)),
    port(280, 80, 70, 16, 5, -0.9),
    ...row(5, (i) => groove(`${214 - i * 3},${186 + i * 10} ${240 - i * 3},${188 + i * 10}`, 2, 0.5)),
    ...row(5, (i) => port(500 + i * 22, 126, 12, 8, 3, -0.8)),
    ...row(6, (i) => groove(`${316 + i * 6},6 ${316 + i * 6},14`, 2, 0.7)),
    groove('366,160 364,188', 3, 0.6),
    groove('400,160 398,188', 3, 0.6),
  ],
}
