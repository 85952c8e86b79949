import { Download } from 'lucide-react'
import { useCsvExport } from '../../machines/statistics/csvExport/useCsvExport.ts'
import type { CsvTable } from '../../machines/statistics/csvExport/types.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import * as styles from './ExportButton.styles.ts'

/** @param what the table is about, as screen readers say it: «la provenance des vues» */
export function ExportButton({ table, what }: { table: CsvTable; what: string }) {
  const download = useCsvExport()
  return (
    <div className={styles.download}>
      <Button
        variant="outline"
        size="small"
        icon={Download}
        busy={download.isBusy}
        aria-label={`Exporter en CSV ${what}`}
        onPress={() => download.start(table)}
      >
        Exporter en CSV
      </Button>
      {download.failure && <AlertBanner onDismiss={download.dismissFailure}>{download.failure.message}</AlertBanner>}
    </div>
  )
}
