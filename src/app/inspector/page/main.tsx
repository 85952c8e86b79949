import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../ui/base.css'
import { randomUuid } from '../../../shared/uuid.ts'
import { ProvideFlows } from '../../flows/common/ProvideFlows.tsx'
import { channelName, lockName } from '../link/messages.ts'
import { isAdministrator } from '../isAdministrator.ts'
import { Inspector } from './Inspector.tsx'
import { inspectorFlow, inspectorPermissionFlow } from './inspectorFlow.ts'
import { Permission } from './Permission.tsx'
import { TraceStore } from './traceStore.ts'

const place = document.getElementById('root')
if (!place) throw new Error('inspecteur.html has no #root')

const store = new TraceStore()
const inspector = inspectorFlow({
  openChannel: () => new BroadcastChannel(channelName),
  store,
  inspector: randomUuid(),
  wanted: new URLSearchParams(location.search).get('page'),
  onPage: (page) => history.replaceState(null, '', `?${new URLSearchParams({ page })}`),
  whenGone: (page, signal) => navigator.locks.request(lockName(page), { mode: 'shared', signal }, () => undefined),
})

const inspectorPermission = inspectorPermissionFlow(import.meta.env.DEV ? () => Promise.resolve(true) : isAdministrator)

createRoot(place).render(
  <StrictMode>
    <ProvideFlows<'inspector' | 'inspectorPermission'> flows={{ inspector, inspectorPermission }}>
      <Permission>
        <Inspector store={store} />
      </Permission>
    </ProvideFlows>
  </StrictMode>,
)
