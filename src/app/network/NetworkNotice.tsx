import { CloudOff, Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNetwork } from '../../machines/common/network/useNetwork.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { useRootMark } from '../../ui/useRootMark.ts'
import type { Edge } from '../createApp.ts'
import * as styles from './NetworkNotice.styles.ts'
import { networkFlow } from './networkFlow.ts'

const notices = {
  offline: { icon: WifiOff, text: 'Vous êtes hors ligne' },
  unreachable: { icon: CloudOff, text: 'Le service ne répond pas, nouvel essai dans un instant…' },
  back: { icon: Wifi, text: 'De retour en ligne' },
}

/**
 * Announces when the server becomes unreachable and when it is reachable again, and when the page's data could not be refetched. It
 * overlays the page, so nothing shifts.
 */
export function NetworkNotice({ edge }: { edge: Edge }) {
  const [flow] = useState(() => networkFlow(edge))
  const status = useNetwork(flow)
  useEffect(() => {
    const unsubscribes = [edge.reachability.on('lost', () => showLost(edge)), edge.reachability.on('restored', () => toasts.close('lost'))]
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
  }, [edge])
  const notice = status === 'online' ? null : notices[status]
  useRootMark('notice', notice !== null)
  return (
    // The live region must exist before its text, otherwise screen readers do not announce it.
    <div className={styles.place} role="status" aria-label="Connexion">
      {notice && (
        <p className={styles.notice} data-status={status}>
          <notice.icon size={18} aria-hidden="true" />
          {notice.text}
        </p>
      )}
    </div>
  )
}

function showLost({ reachability }: Edge): void {
  toasts.show({
    title: pageMessages.loadData,
    description: 'Ce qui est affiché n’a pas été mis à jour.',
    tone: 'error',
    action: { label: 'Réessayer', onPress: reachability.restored },
    id: 'lost',
  })
}
