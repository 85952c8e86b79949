import { z } from 'zod'
import { type Role, roleSchema } from '../../shared/entities/user.ts'
import type { Rest } from './rest.ts'

/** GET /roles: all of them. */
export const allRoles = (rest: Rest): Promise<Role[]> => rest.read(z.array(roleSchema), { path: '/roles' })
