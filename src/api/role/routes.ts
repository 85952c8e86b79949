import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findRole, findRoleByName, listRoles } from '../../db/role/roles.ts'
import { roleSchema } from '../../shared/entities/user.ts'
import type { ApiDeps } from '../deps.ts'
import { created, noContent, noContentAnswers, ok } from '../http/answers.ts'
import { idParams, textSchema } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'
import { presentRole } from './presenter.ts'
import * as roles from './service.ts'

const newRole = z.object({ name: textSchema, description: textSchema.default(''), selfAssignable: z.boolean().default(false) })
const roleChange = z.object({
  name: textSchema.exactOptional(),
  description: textSchema.exactOptional(),
  selfAssignable: z.boolean().exactOptional(),
})

/** Routes of roles: anyone reads them, for the list in the settings; administrators change them. */
export function roleRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Rôles')
    const reading = { limit: 'read', allow: policy.anyone, missing: 'ROLE_NOT_FOUND' } as const
    const writing = { limit: 'interaction', allow: policy.administrator, missing: 'ROLE_NOT_FOUND' } as const

    const list = { ...reading, summary: 'Tous les rôles', input: {}, answers: { 200: z.array(roleSchema) } }
    route.get('/roles', list, async ({ db }) => ok((await listRoles(db)).map(presentRole)))

    const get = { ...reading, summary: 'Un rôle', input: { params: idParams }, answers: { 200: roleSchema } }
    route.get('/roles/:id', get, async ({ params, db }) => ok(presentRole(roles.mustExist(await findRole(db, params.id)))))

    const getByName = {
      ...reading,
      summary: 'Un rôle par son nom',
      input: { params: z.object({ name: textSchema }) },
      answers: { 200: roleSchema },
    }
    route.get('/roles/name/:name', getByName, async ({ params, db }) =>
      ok(presentRole(roles.mustExist(await findRoleByName(db, params.name)))),
    )

    const create = {
      ...writing,
      refuses: refusing('INVALID_INPUT', 'CONFLICT'),
      summary: 'Créer un rôle (administrateurs)',
      input: { body: newRole },
      answers: { 201: roleSchema },
    }
    route.post('/roles', create, async ({ body, viewer, db }) => created(presentRole(await roles.createRole(db, viewer, body))))

    const update = {
      ...writing,
      refuses: refusing('INVALID_INPUT', 'CONFLICT'),
      summary: 'Modifier un rôle (administrateurs)',
      input: { params: idParams, body: roleChange },
      answers: { 200: roleSchema },
    }
    route.put('/roles/:id', update, async ({ params, body, viewer, db }) =>
      ok(presentRole(await roles.changeRole(db, viewer, params.id, body))),
    )

    const remove = {
      makesRoom: true,
      ...writing,
      refuses: refusing('ROLE_IN_USE', 'CONFLICT'),
      summary: 'Supprimer un rôle (administrateurs)',
      input: { params: idParams },
      answers: noContentAnswers,
    }
    route.delete('/roles/:id', remove, async ({ params, viewer, db }) => {
      await roles.deleteRole(db, viewer, params.id)
      return noContent()
    })
  }
}
