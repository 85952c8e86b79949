import { z } from 'zod'
import { type Role, roleSchema } from '../../shared/entities/user.ts'
import { part } from './part.ts'
import type { Rest } from './rest.ts'

/** GET /roles/name/{name}. @throws AppError ROLE_NOT_FOUND */
export const roleByName = (rest: Rest, name: string): Promise<Role> => rest.read(roleSchema, { path: `/roles/name/${part(name)}` })

/** GET /roles: all of them. */
export const allRoles = (rest: Rest): Promise<Role[]> => rest.read(z.array(roleSchema), { path: '/roles' })
