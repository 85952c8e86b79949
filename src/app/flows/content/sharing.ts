import type { SharedPage, Sharing } from '../../../components/ShareButton/useSharing.tsx'
import { lazyPart } from '../../../components/lazyPart.tsx'
import { report } from '../../report.ts'

// The same chunk as what cards open: it already contains the flow.
const load = () => import('./cardPartsWithFlows.tsx')

export const sharing: Sharing = {
  Share: lazyPart<SharedPage>(async () => (await load()).Share, { isOpen: () => true }),
  preload: () => void load().catch((error: unknown) => report('preloading what shares', error)),
}
