import { AxeBuilder } from '@axe-core/playwright'
import { open } from './page-checks.ts'
import { test } from './shop.ts'

test('probe', async ({ page }) => {
  test.setTimeout(300_000)
  await open(page, '/')
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const cpu = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.find((m) => m.name === 'TaskDuration')?.value ?? 0
  }
  const kinds: Record<string, (a: AxeBuilder) => AxeBuilder> = {
    plain: (a) => a,
    violations: (a) => a.options({ resultTypes: ['violations'] }),
    legacy: (a) => a.options({ resultTypes: ['violations'] }).setLegacyMode(true),
    nocontrast: (a) => a.options({ resultTypes: ['violations'] }).setLegacyMode(true).disableRules(['color-contrast']),
    notarget: (a) => a.options({ resultTypes: ['violations'] }).setLegacyMode(true).disableRules(['target-size']),
  }
  for (const [name, make] of Object.entries(kinds)) {
    const t = Date.now()
    const c = await cpu()
    await make(new AxeBuilder({ page })).analyze()
    console.log(name, Date.now() - t, 'ms wall,', ((await cpu()) - c).toFixed(2), 's task')
  }
})
