import { fromPromise } from 'xstate'
import { csvExportMachine } from '../../../machines/statistics/csvExport/csvExportMachine.ts'
import type { CsvTable } from '../../../machines/statistics/csvExport/types.ts'
import type { CsvExportFlow } from '../../../machines/statistics/csvExport/useCsvExport.ts'
import { callApi } from '../common/callApi.ts'
import { downloadFile } from '../common/downloadFile.ts'
import type { FlowServices } from '../common/services.ts'

export function csvExportFlow({ session, actorOptions }: FlowServices): CsvExportFlow {
  return {
    machine: csvExportMachine.provide({
      actors: {
        downloadTable: fromPromise<void, { table: CsvTable | null }>(({ input: { table }, signal }) => download(session, table, signal)),
      },
    }),
    actorOptions,
  }
}

const addressOf = (table: CsvTable): string =>
  table.of === 'channel'
    ? `/api/statistics/channel/${encodeURIComponent(table.channelId)}/export/${table.table}?period=${table.period}`
    : `/api/contents/${encodeURIComponent(table.contentId)}/retention/export`

/** Not a plain link: the session token must not be in an address, where logs and browser histories store it. */
async function download(session: FlowServices['session'], table: CsvTable | null, signal: AbortSignal): Promise<void> {
  if (!table) return
  const response = await callApi(session, addressOf(table), { headers: { accept: 'text/csv' }, signal })
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  downloadFile(await response.blob(), name ?? 'lucarne.csv')
}
