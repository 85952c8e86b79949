import { useState } from 'react'
import { toQuota } from '../../components/Quota/choices.ts'
import { QuotaMeter } from '../../components/Quota/QuotaMeter.tsx'
import type { QuotaFieldsFragment } from '../../graphql/generated/graphql.ts'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'

/** Renders how much of their quota the user has used. */
export function QuotaSection({ quota }: { quota: QuotaFieldsFragment }) {
  const [now] = useState(() => Date.now())
  return (
    <section className={sectionStyles.section} aria-labelledby="quota-title">
      <h2 id="quota-title">Votre quota</h2>
      <p className={sectionStyles.note}>
        Les fichiers vidéo que vous envoyez. Supprimer une vidéo libère sa place, mais pas le quota du jour.
      </p>
      <QuotaMeter quota={toQuota(quota)} now={now} />
    </section>
  )
}
