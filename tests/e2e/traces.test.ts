import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../support/otlpReceiver.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'

const cleanups: (() => Promise<unknown>)[] = []
let collector: OtlpReceiver
let url: string

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  collector = await startOtlpReceiver()
  cleanups.push(() => collector.close())
  const lucarne = await startLucarne(folder.path, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: '50' })
  cleanups.push(() => lucarne.stop())
  ;({ url } = lucarne)
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

describe('a page of a site that traces', () => {
  it('begins the trace of its GraphQL request, which ends at the database', async () => {
    const browser = await launchBrowser()
    cleanups.push(() => browser.close())
    const page = await browser.newPage()
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
    const asked = page.waitForRequest((request) => request.postData()?.includes('ada@exemple.fr') === true)
    await page.goto(`${url}/login`)
    await page.getByLabel('E-mail').fill('ada@exemple.fr')
    await page.getByLabel('Mot de passe', { exact: true }).fill('Lucarne2026!')
    await page.getByRole('button', { name: 'Se connecter', exact: true }).last().click()
    const traceparent = (await asked).headers()['traceparent'] ?? ''
    expect(traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
    const [, id, spanId] = traceparent.split('-')
    const spans = (): ReceivedSpan[] => collector.spans().filter(({ traceId }) => traceId === id)
    await expect.poll(() => spans().filter(({ service }) => service === 'lucarne-page'), { timeout: 15_000 }).toHaveLength(1)
    const root = spans().find((span) => span.parentSpanId === undefined)
    expect(root).toMatchObject({ spanId, service: 'lucarne-page', kind: 3 })
    expect(root?.name).toMatch(/^GraphQL \w+$/)
    const known = new Map(spans().map((span) => [span.spanId, span]))
    const statement = spans().find(({ attributes }) => 'db.query.text' in attributes)
    const path: string[] = []
    for (let span = statement; span; span = known.get(span.parentSpanId ?? '')) path.unshift(span.name.split(' ')[0] ?? '')
    expect(path.slice(0, 2)).toEqual(['GraphQL', 'POST'])
    expect(path).toHaveLength(6)
    expect(collector.payload()).not.toContain('ada@exemple.fr')
    expect(collector.payload()).not.toContain('Lucarne2026!')
    expect(collector.faults()).toEqual([])
    expect(failures.filter((text) => !text.includes('status of 401'))).toEqual([])
  })
})
