import { z } from 'zod'
import { findRole, findRoleByName, listRoles } from '../../db/role/roles.ts'
import { roleSchema } from '../../shared/entities/user.ts'
import { created, noContent, noContentAnswers, ok } from '../http/answers.ts'
import { idParams, textSchema } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
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
export const roleRoutes = routesOf('Rôles', [
  route.get('/roles', {
    summary: 'Tous les rôles',
    limit: 'read',
    allow: policy.anyone,
    input: {},
    answers: { 200: z.array(roleSchema) },
    handle: async ({ db }) => ok((await listRoles(db)).map(presentRole)),
  }),

  route.get('/roles/:id', {
    summary: 'Un rôle',
    limit: 'read',
    allow: policy.anyone,
    input: { params: idParams },
    missing: 'ROLE_NOT_FOUND',
    answers: { 200: roleSchema },
    handle: async ({ params, db }) => ok(presentRole(policy.mustExist(await findRole(db, params.id), 'ROLE_NOT_FOUND'))),
  }),

  route.get('/roles/name/:name', {
    summary: 'Un rôle par son nom',
    limit: 'read',
    allow: policy.anyone,
    input: { params: z.object({ name: textSchema }) },
    missing: 'ROLE_NOT_FOUND',
    answers: { 200: roleSchema },
    handle: async ({ params, db }) => ok(presentRole(policy.mustExist(await findRoleByName(db, params.name), 'ROLE_NOT_FOUND'))),
  }),

  route.post('/roles', {
    summary: 'Créer un rôle (administrateurs)',
    limit: 'interaction',
    allow: policy.administrator,
    input: { body: newRole },
    answers: { 201: roleSchema },
    refuses: ['INVALID_INPUT', 'CONFLICT'],
    handle: async ({ body, viewer, db }) => created(presentRole(await roles.createRole(db, viewer, body))),
  }),

  route.put('/roles/:id', {
    summary: 'Modifier un rôle (administrateurs)',
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: idParams, body: roleChange },
    missing: 'ROLE_NOT_FOUND',
    answers: { 200: roleSchema },
    refuses: ['INVALID_INPUT', 'CONFLICT'],
    handle: async ({ params, body, viewer, db }) => ok(presentRole(await roles.changeRole(db, viewer, params.id, body))),
  }),

  route.delete('/roles/:id', {
    summary: 'Supprimer un rôle (administrateurs)',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: idParams },
    missing: 'ROLE_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['ROLE_IN_USE', 'CONFLICT'],
    handle: async ({ params, viewer, db }) => {
      await roles.deleteRole(db, viewer, params.id)
      return noContent()
    },
  }),
])
