import { promisePlaceholder } from '../../common/placeholder.ts'
import type { CsvTable } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const csvExportActors = {
  /** Downloads the table and saves it with the browser's downloads; stops when its signal aborts. */
  downloadTable: promisePlaceholder<void, { table: CsvTable | null }>('downloadTable'),
}
