import { RotateCw } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { FailedConversionsDocument } from '../../graphql/generated/graphql.ts'
import { useAdministrationAct } from '../../machines/administration/administrationAct/useAdministrationAct.ts'
import { watchPath } from '../../shared/routes.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { ActDialog } from './ActDialog.tsx'
import * as styles from './Administration.styles.ts'
import { Pages } from './Pages.tsx'

/** Renders the videos whose conversion failed, and repeats one. */
export function FailedConversions() {
  const [outdated, setOutdated] = useState(0)
  const acts = useAdministrationAct(useCallback(() => setOutdated((count) => count + 1), []))
  return (
    <div className={styles.panel}>
      <Pages
        key={outdated}
        document={FailedConversionsDocument}
        variablesAt={(cursor) => ({ cursor })}
        select={(data) => data.failedConversions}
        keyOf={({ id }) => id}
        loadingLabel="Chargement des conversions..."
        empty={{ heading: 'h2', title: 'Aucune conversion en échec', message: 'Toutes les vidéos reçues ont été converties.' }}
      >
        {({ id, title, username, isWatchable, canRepeat, message, reason, failedAt }) => (
          <div className={styles.row}>
            <div className={styles.about}>
              <p className={styles.name}>
                <TextLink quiet render={<Link href={watchPath(id)} />}>
                  <b>{title}</b>
                </TextLink>
                {isWatchable && <Badge tone="warning">Visible en partie</Badge>}
              </p>
              <p className={styles.meta}>
                {username} · <RelativeTime iso={failedAt} />
              </p>
              <p>{message}</p>
              {(reason ?? '') !== '' && <p className={styles.meta}>{reason}</p>}
            </div>
            <Button
              icon={RotateCw}
              disabledReason={canRepeat ? undefined : 'Le fichier d’origine n’est plus là'}
              onPress={() => acts.ask({ act: 'repeat', subject: { id, name: title }, role: null })}
              aria-label={`Recommencer la conversion de ${title}`}
            >
              Recommencer
            </Button>
          </div>
        )}
      </Pages>
      <ActDialog acts={acts} />
    </div>
  )
}
