import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import type { Asked } from '../http/endpoint.ts'
import type { Confirmation } from './service.ts'

export const confirmationBody = z.object({ current_password: z.string().max(limits.passwordMax).exactOptional() }).optional()

/** Returns the proof that a request brings. */
export const confirmationOf = ({ body, request }: Pick<Asked<{ body: typeof confirmationBody }>, 'body' | 'request'>): Confirmation => ({
  password: body?.current_password,
  isPassword: request.server.passwordChecks.of(request),
})
