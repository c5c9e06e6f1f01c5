import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { plate, shape } from '../parts.ts'

export const bayonet: Weapon = {
  model: 'Bayonet',
  class: 'knife',
  roll: 0.42,
  parts: [
    // blade: narrow, its clip hollow
    shape('M226,90 L520,88 C552,104 606,112 688,110 C664,130 616,144 560,146 L226,146 Z', {
      material: 'bare',
      group: 'blade',
      depth: 11,
      pillow: 30,
      bevel: 3,
    }),
    shape('M226,90 L520,88 C540,98 566,105 596,108 C576,120 548,126 520,126 L226,126 Z', {
      material: 'bare',
      group: 'blade',
      depth: 14,
      pillow: 4,
      bevel: 2,
    }),
    // guard
    plate('220,66 242,66 248,74 248,168 242,192 226,192 218,168 214,76', {
      material: 'steel',
      group: 'guard',
      depth: 32,
      corner: 5,
      pillow: 7,
    }),
    // ring for the muzzle
    shape('M231,14 a29,29 0 1,0 0.1,0 Z M231,26 a17,17 0 1,1 -0.1,0 Z', {
      material: 'steel',
      group: 'guard',
      depth: 26,
      pillow: 7,
    }),
    // grip
    shape(`M216,84 C170,80 120,84 80,80 L44,82 L40,146 C60,154 84,152 110,150 C150,148 180,154 216,150 Z`, {
      material: 'polymer',
      group: 'handle',
      depth: 36,
      pillow: 20,
    }),
    // pommel
    plate('0,88 14,78 48,80 54,88 54,144 46,154 10,152 -4,136', {
      material: 'steel',
      group: 'pommel',
      depth: 36,
      corner: 8,
      pillow: 9,
    }),
  ],
  details: [
    port(262, 102, 230, 11, 5, -1),
    pin(28, 116, 9, -1.2),
    pin(231, 176, 5, -1),
    pin(200, 117, 6, -1),
    groove('50,84 50,150', 2.4, 0.8),
    groove('224,72 224,180', 2, 0.6),
    ...row(7, (i) => groove(`${74 + i * 16},80 ${70 + i * 16},152`, 4, 0.8)),
  ],
}
