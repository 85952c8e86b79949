import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findUser, findUserByEmail, listUsers } from '../../db/users.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { userOrPublicSchema, userSchema } from '../../shared/entities/user.ts'
import { limits } from '../../shared/limits.ts'
import type { ApiDeps } from '../deps.ts'
import { created, noContent, nothing, ok, paged } from '../frame/answers.ts'
import { pageOf, readCursor } from '../frame/cursor.ts'
import { idParams, idSchema, textSchema } from '../frame/inputs.ts'
import { refusing } from '../frame/refusals.ts'
import { routesIn } from '../frame/route.ts'
import { told } from '../frame/told.ts'
import * as policy from '../policy.ts'
import { rememberBrowser } from '../auth/knownBrowsers.ts'
import { normalizeEmail } from './email.ts'
import { maySeeAll } from './policy.ts'
import { presentPublicUser, presentUser } from './presenter.ts'
import { deleteAccount } from './removal.ts'
import * as users from './service.ts'

const registration = z.object({
  username: told.username,
  email: told.email,
  password: z.string().describe(told.password),
  firstname: told.personName.default(''),
  lastname: told.personName.default(''),
})
const change = z.object({
  username: told.username.exactOptional(),
  firstname: told.personName.exactOptional(),
  lastname: told.personName.exactOptional(),
  email: told.email.exactOptional(),
  role_id: idSchema.exactOptional(),
  password: z.string().describe(told.password).exactOptional(),
  /** what `password` replaces, needed to change one's own */
  current_password: z.string().exactOptional(),
})
const removal = z.object({ current_password: z.string().max(limits.passwordMax).exactOptional() }).optional()
/** A uuid or an e-mail: specification §7 has both at the same place. */
const idOrEmail = z.object({ id: z.union([idSchema, textSchema.regex(/@/)]) })

export function userRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Utilisateurs')
    const missing = 'USER_NOT_FOUND'
    const place = { path: app.prefix, publicUrl: deps.publicUrl }

    const list = {
      summary: 'Tous les comptes, les plus récents d’abord (administrateurs)',
      limit: 'read',
      allow: policy.administrator,
      input: { query: pageQuerySchema },
      answers: { 200: z.array(userSchema) },
    } as const
    route.get('/users', list, async ({ query: { limit, cursor }, db, show }) => {
      const rows = await listUsers(db, { limit, after: readCursor(cursor) })
      return paged(pageOf(rows, limit, (row) => presentUser(row, show)))
    })

    const get = {
      summary: 'Un compte par son uuid ou son e-mail : entier pour soi et les administrateurs, sinon le profil public',
      limit: 'read',
      allow: policy.anyone,
      input: { params: idOrEmail },
      alsoCounts: ({ params: { id } }: { params: z.output<typeof idOrEmail> }) => (id.includes('@') ? 'lookup' : undefined),
      answers: { 200: userOrPublicSchema },
      missing,
    } as const
    route.get('/users/:id', get, async ({ params: { id }, viewer, db, show }) => {
      const user = users.mustExist(await (id.includes('@') ? findUserByEmail(db, normalizeEmail(id)) : findUser(db, id)))
      return ok(maySeeAll(viewer, user) ? presentUser(user, show) : presentPublicUser(user, show))
    })

    const register = {
      refuses: refusing('INVALID_INPUT', 'EMAIL_TAKEN', 'USERNAME_TAKEN'),
      summary: 'Créer un compte',
      limit: 'auth',
      allow: policy.anyone,
      ignoresToken: true,
      input: { body: registration },
      account: ({ body }: { body: z.output<typeof registration> }) => normalizeEmail(body.email),
      answers: { 201: userSchema },
    } as const
    route.post('/users', register, async ({ body, db, show }) => {
      return created(presentUser(await users.createAccount(db, body, deps), show))
    })

    const update = {
      refuses: refusing(
        'FORBIDDEN',
        'INVALID_INPUT',
        'EMAIL_TAKEN',
        'USERNAME_TAKEN',
        'ROLE_NOT_FOUND',
        'REAUTHENTICATION_REQUIRED',
        'CONFLICT',
      ),
      summary: 'Modifier son compte : ce qui est absent ne change pas',
      limit: 'interaction',
      allow: policy.signedIn,
      input: { params: idParams, body: change },
      answers: { 200: userSchema },
      missing,
    } as const
    route.put('/users/:id', update, async ({ params, body, viewer, db, show, request }) => {
      policy.mustBeOrAdminister(viewer, params.id)
      const isPassword = app.passwordChecks.of(request)
      const changed = await users.changeAccount(db, viewer, params.id, body, { ...deps, isPassword })
      if (body.password === undefined) return ok(presentUser(changed, show))
      await deps.database.changes.publish({ kind: 'session', user_uuid: params.id })
      // Known anew to the one browser that the person sits at.
      const headers = viewer.uuid === params.id ? await rememberBrowser(db, viewer.uuid, request, place) : {}
      return ok(presentUser(changed, show), headers)
    })

    const remove = {
      refuses: refusing('FORBIDDEN', 'INVALID_INPUT', 'REAUTHENTICATION_REQUIRED', 'CONFLICT'),
      summary: 'Supprimer son compte, avec tout ce qu’il contient : le sien se confirme par son mot de passe',
      limit: 'interaction',
      allow: policy.signedIn,
      input: { params: idParams, body: removal },
      answers: nothing,
      missing,
    } as const
    route.delete('/users/:id', remove, async ({ params, body, viewer, request }) => {
      policy.mustBeOrAdminister(viewer, params.id)
      const confirmation = { password: body?.current_password, isPassword: app.passwordChecks.of(request) }
      await deleteAccount(deps, request.log, viewer, params.id, confirmation)
      await deps.database.changes.publish({ kind: 'session', user_uuid: params.id })
      return noContent()
    })
  }
}
