import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { UpdateSiteDocument } from '../../../graphql/generated/graphql.ts'
import { toSiteSettings } from '../../../graphql/siteSettings.ts'
import { siteFormMachine } from '../../../machines/site/siteForm/siteFormMachine.ts'
import type { SiteFormFlow } from '../../../machines/site/siteForm/useSiteForm.ts'
import type { SiteSettings } from '../../../shared/site.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'
import { showAccent, showSite } from './showSite.ts'

export function siteFormFlow({ client, actorOptions }: FlowServices): SiteFormFlow {
  return {
    machine: siteFormMachine.provide({
      actors: {
        saveSite: fromPromise<SiteSettings, Partial<SiteSettings>>(async ({ input }) => {
          const { updateSite } = await mutate(client(), UpdateSiteDocument, { input })
          return toSiteSettings(updateSite)
        }),
      },
    }),
    onFact: ({ site }) => {
      showSite(site)
      toasts.show({ title: 'Site mis à jour', tone: 'success', id: 'site.saved' })
    },
    showAccent,
    actorOptions,
  }
}
