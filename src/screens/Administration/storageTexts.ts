import type { StorageStateFragment } from '../../graphql/generated/graphql.ts'
import { formatBytes } from '../../shared/format/bytes.ts'

export type Check = NonNullable<StorageStateFragment['check']>
export type Deletion = NonNullable<Check['deletion']>

const whole = new Intl.NumberFormat('fr-FR')

/** Returns a whole count with its noun. The French plural starts at two. */
export const quantity = (count: number, one: string, many: string): string => `${whole.format(count)} ${count < 2 ? one : many}`

export const filesText = (files: number): string => quantity(files, 'fichier', 'fichiers')

/** What a deletion would take, as its question names it. */
export const deletableText = ({ deletable: { files, bytes } }: Check): string => `${filesText(files)}, ${formatBytes(bytes)}`

export const isUnderWay = (work: { state: Check['state'] } | null | undefined): boolean =>
  work?.state === 'waiting' || work?.state === 'running'

/** What a deletion did. */
export function deletedText({ deleted, deletedBytes, kept, gone, failed }: Deletion): string {
  return [
    `${quantity(deleted, 'supprimé', 'supprimés')} (${formatBytes(deletedBytes)})`,
    ...(kept > 0 ? [`${quantity(kept, 'gardé', 'gardés')}, car de nouveau utilisé${kept < 2 ? '' : 's'}`] : []),
    ...(gone > 0 ? [quantity(gone, 'déjà parti', 'déjà partis')] : []),
    ...(failed > 0 ? [quantity(failed, 'n’a pas pu être supprimé', 'n’ont pas pu être supprimés')] : []),
  ].join(' · ')
}
