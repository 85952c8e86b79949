import type { FastifyRequest } from 'fastify'
import { secondStepOf } from '../secondFactor/pendingSignIn.ts'
import type { PasswordSignIn } from './service.ts'

/** Returns what a sign-in with a password needs of its request. @param deps.publicUrl address of the site for people, when it is known */
export const passwordSignIn = (request: FastifyRequest, deps: { publicUrl?: string | undefined }): PasswordSignIn => ({
  userAgent: request.headers['user-agent'] ?? null,
  isPassword: request.server.passwordChecks.of(request),
  secondStep: secondStepOf(request, deps),
})
