import { startApi, type TestApi } from '../../support/api.ts'
import { startGateway, type StartedGateway } from './startGateway.ts'

export type Site = {
  api: TestApi
  gateway: StartedGateway
  /** the REST calls made during `act`, in the order in which they arrive: method and path without query */
  callsOf: (act: () => Promise<unknown>) => Promise<string[]>
  close: () => Promise<void>
}

/** A gateway with the real API, on its own database. */
export async function startSite(options: Parameters<typeof startApi>[0] = {}): Promise<Site> {
  const api = await startApi({ ...options, listen: true })
  const gateway = await startGateway(api.url)
  return {
    api,
    gateway,
    callsOf: async (act) => {
      const calls: string[] = []
      const note = ({ method, url }: { method?: string; url?: string }) => calls.push(`${method} ${url?.replace(/^\/api|\?.*$/g, '')}`)
      api.app.server.on('request', note)
      await act().finally(() => api.app.server.off('request', note))
      return calls
    },
    close: async () => {
      await gateway.close()
      await api.close()
    },
  }
}
