import { useState } from 'react'
import { OwnQuotaDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import type { Upload } from '../../machines/upload/upload/useUpload.ts'
import { formatBytes } from '../../shared/format/bytes.ts'
import { quotaRefusal } from '../../shared/quota.ts'
import { toQuota } from './choices.ts'
import * as styles from './Quota.styles.ts'
import { QuotaMeter } from './QuotaMeter.tsx'

type UploadQuotaProps = { upload: Pick<Upload, 'video' | 'contentId' | 'step' | 'secondsLeft'> }

/** Renders what the person may still send, and what the chosen file needs; nothing where there is no limit. */
export function UploadQuota({ upload }: UploadQuotaProps) {
  const { video, contentId, step, secondsLeft } = upload
  // Asked again at each step: a file counts from the moment at which the server knows it.
  return <OwnQuota key={`${step} ${secondsLeft === null}`} newBytes={video && contentId === null ? video.size : null} />
}

/** @param props.newBytes of a file that the server does not know yet; null when there is none */
function OwnQuota({ newBytes }: { newBytes: number | null }) {
  const { reload: _reload, ...screen } = useScreen(
    { query: OwnQuotaDocument, requestPolicy: 'cache-and-network' },
    ({ viewer }) => viewer && toQuota(viewer.quota),
  )
  const [now] = useState(() => Date.now())
  if (screen.status === 'failed') return <p className={styles.note}>Votre quota n’a pas pu être lu. Il est vérifié à l’envoi.</p>
  if (screen.status !== 'loaded') return null
  const quota = screen.data
  if (quota.total.limitBytes === null && quota.daily.limitBytes === null) return null
  const refusal = newBytes === null ? undefined : quotaRefusal(quota, { kept: newBytes, sent: newBytes }, now)
  return (
    <section className={styles.meter} aria-label="Votre quota">
      <QuotaMeter quota={refusal === undefined ? quota : { ...quota, moreAt: null }} now={now} />
      {newBytes !== null && refusal === undefined && <p className={styles.note}>{`Ce fichier demande ${formatBytes(newBytes)}.`}</p>}
      {refusal !== undefined && (
        <p className={styles.refused} role="status">
          {refusal}
        </p>
      )}
    </section>
  )
}
