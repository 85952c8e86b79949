import { expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { camille, renderApp } from './support/renderApp.tsx'

async function linesOf(...acts: { act: string; details?: Record<string, string | null> }[]): Promise<(string | undefined)[]> {
  const items = acts.map(({ act, details = {} }, index) => ({
    __typename: 'AuditEntry',
    id: `e${index}`,
    act,
    actorName: 'chef',
    subjectId: 'u2',
    details: Object.entries(details).map(([name, value]) => ({ __typename: 'AuditDetail', name, value })),
    createdAt: new Date().toISOString(),
  }))
  const edge = createEdge({ AuditLog: { data: { __typename: 'Query', auditLog: { __typename: 'AuditPage', items, nextCursor: null } } } })
  const { screen } = renderApp({ path: '/administration?tab=log', edge, user: { ...camille, roleName: 'Administrateur' } })
  return (await screen.findAllByText('chef')).map((actor) => actor.closest('li')?.textContent.replace('à l’instant', ''))
}

it('writes the log in French, and an act of a later version by its name', async () => {
  const details = { to: 'Modérateur', from: 'Utilisateur', username: 'lou' }
  expect(await linesOf({ act: 'user.changeRole', details }, { act: 'thing.later' })).toEqual([
    'chef a changé un rôle · compte\u00a0: lou · avant\u00a0: Utilisateur · après\u00a0: Modérateur',
    'chef thing.later',
  ])
})

it('leaves out what stayed as it was, and names what changed', async () => {
  const same = { from: 'Lucarne', to: 'Lucarne' }
  const lines = await linesOf(
    { act: 'site.change', details: { ...same, accent_from: 'orange', accent_to: 'blue' } },
    { act: 'site.change', details: { ...same, accent_from: 'blue', accent_to: 'blue', fields: 'announcement, guestPlayback' } },
    { act: 'registration.change', details: { from: 'open', to: 'approval', fields: '' } },
    { act: 'registration.change', details: { from: 'open', to: 'open', fields: 'terms, blockedDomains' } },
  )
  expect(lines).toEqual([
    'chef a modifié le site · couleur avant\u00a0: orange · couleur après\u00a0: blue',
    'chef a modifié le site · champs\u00a0: annonce, lecture sans compte',
    'chef a changé les règles des inscriptions · avant\u00a0: ouvertes à tous · après\u00a0: après accord',
    'chef a changé les règles des inscriptions · champs\u00a0: conditions, domaines refusés',
  ])
})
