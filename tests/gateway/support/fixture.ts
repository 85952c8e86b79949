import { afterEach } from 'vitest'
import { startGateway, type StartedGateway } from './startGateway.ts'
import { type Answerer, type TinyApi, tinyApi } from './tinyApi.ts'

const closers: (() => Promise<void>)[] = []

/** To be called once per test file: what its tests open is closed after each, last opened first. */
export function closeAfterEach(): void {
  afterEach(async () => {
    for (const close of closers.splice(0).toReversed()) await close()
  })
}

export function closing<Opened extends { close: () => Promise<void> }>(opened: Opened): Opened {
  closers.push(() => opened.close())
  return opened
}

export type Fixture = StartedGateway & { api: TinyApi }

/** A gateway with a stub API, for one test. */
export async function gatewayWithApi(answer: Answerer, options: Parameters<typeof startGateway>[1] = {}): Promise<Fixture> {
  const api = closing(await tinyApi(answer))
  return { ...closing(await startGateway(api.url, options)), api }
}
