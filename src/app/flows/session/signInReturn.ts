import { tabStorage } from '../../../components/browserStorage.ts'
import { mutate } from '../../../graphql/execute.ts'
import { LogoutDocument } from '../../../graphql/generated/graphql.ts'
import { signInReturnKey } from '../../../shared/rarePaths.ts'
import { report } from '../../report.ts'
import type { FlowServices } from '../common/services.ts'

/** Returns the page that started the sign-in, and forgets it. */
export function takeReturn(): string | null {
  const returnTo = tabStorage.get(signInReturnKey)
  tabStorage.remove(signInReturnKey)
  return returnTo
}

/** Closes the session that a new one replaces, if there is one. A failure is harmless. */
export async function closeFormer({ client, isSignedIn }: Pick<FlowServices, 'client' | 'isSignedIn'>): Promise<void> {
  if (isSignedIn()) await mutate(client(), LogoutDocument, {}).catch((error: unknown) => report('sign-in: logout', error))
}
