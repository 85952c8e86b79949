import type { Db, Tx } from '../connection/database.ts'

export type CodeGenerator = { sealed_secret: string; confirmed_at: Date | null }

/** Returns the application that makes an account's codes, confirmed or not. */
export async function findCodeGenerator(db: Db | Tx, userUuid: string): Promise<CodeGenerator | undefined> {
  return db.selectFrom('code_generators').select(['sealed_secret', 'confirmed_at']).where('user_uuid', '=', userUuid).executeTakeFirst()
}

/** Returns the application that was confirmed last, of any account. */
export async function latestCodeGenerator(db: Db): Promise<{ user_uuid: string; sealed_secret: string } | undefined> {
  return db
    .selectFrom('code_generators')
    .select(['user_uuid', 'sealed_secret'])
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at', 'desc')
    .executeTakeFirst()
}

/** Replaces an application that was not confirmed. @returns false when there is a confirmed one */
export async function putCodeGenerator(tx: Tx, userUuid: string, sealedSecret: string): Promise<boolean> {
  const row = await tx
    .insertInto('code_generators')
    .values({ user_uuid: userUuid, sealed_secret: sealedSecret, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('user_uuid').doUpdateSet({ sealed_secret: sealedSecret }).where('code_generators.confirmed_at', 'is', null),
    )
    .returning('user_uuid')
    .executeTakeFirst()
  return row !== undefined
}

/** Makes an application count. @returns false when it was replaced or confirmed meanwhile */
export async function confirmCodeGenerator(tx: Tx, userUuid: string, sealedSecret: string, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('code_generators')
    .set({ confirmed_at: new Date(), last_step: step })
    .where('user_uuid', '=', userUuid)
    .where('sealed_secret', '=', sealedSecret)
    .where('confirmed_at', 'is', null)
    .returning('user_uuid')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a code up, and all before it. @returns false when this code, or a later one, was used already */
export async function takeStep(tx: Tx, userUuid: string, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('code_generators')
    .set({ last_step: step })
    .where('user_uuid', '=', userUuid)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', String(step))
    .returning('user_uuid')
    .executeTakeFirst()
  return row !== undefined
}

/** @param confirmedSince keeps an application that was confirmed before @returns whether a confirmed one was deleted */
export async function deleteCodeGenerator(tx: Tx, userUuid: string, confirmedSince?: Date): Promise<boolean> {
  const row = await tx
    .deleteFrom('code_generators')
    .where('user_uuid', '=', userUuid)
    .$if(confirmedSince !== undefined, (query) => query.where('confirmed_at', '>=', confirmedSince ?? null))
    .returning('confirmed_at')
    .executeTakeFirst()
  return row !== undefined && row.confirmed_at !== null
}
