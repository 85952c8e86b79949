import type { SecondFactorRow } from '../../db/secondFactor/secondFactors.ts'
import type { SecondFactor } from '../../shared/entities/secondFactor.ts'
import { isoTime } from '../http/isoTime.ts'

export function presentSecondFactor({ hasGenerator, passkeys, recoveryCodes }: SecondFactorRow, required: boolean): SecondFactor {
  return {
    required,
    generator: hasGenerator,
    passkeys: passkeys.map(({ uuid, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
      uuid,
      name,
      createdAt: isoTime(createdAt),
      lastUsedAt: lastUsedAt && isoTime(lastUsedAt),
    })),
    recoveryCodes,
  }
}
