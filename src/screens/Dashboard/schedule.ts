import type { ContentDetailsFragment } from '../../graphql/generated/graphql.ts'
import { formatDateAndTime } from '../../shared/format/dateForms.ts'

type Schedule = Pick<ContentDetailsFragment, 'publishAt' | 'publishWhenReady'>

/** True when the video becomes public by itself. */
export const isScheduled = ({ publishAt, publishWhenReady }: Schedule): boolean => publishAt !== null || publishWhenReady

/** Returns when a scheduled video becomes public. */
export function scheduleText({ publishAt, publishWhenReady }: Schedule): string {
  const date = publishAt === null ? '' : ` le ${formatDateAndTime(publishAt)}`
  if (!publishWhenReady) return `Publication prévue${date}`
  return publishAt === null
    ? 'Publication prévue à la fin de la conversion'
    : `Publication prévue${date}, ou à la fin de la conversion si elle est plus tardive`
}
