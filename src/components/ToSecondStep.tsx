import { useLayoutEffect } from 'react'
import { Redirect } from 'wouter'
import { accountRoutes } from '../shared/accountRoutes.ts'
import { signInReturnKey } from '../shared/rarePaths.ts'
import { tabStorage } from './browserStorage.ts'

/** Leads a sign-in whose password was right to its second step. @param returnTo the page that asked for it; absent where it is kept already */
export function ToSecondStep({ returnTo }: { returnTo?: string | null }) {
  useLayoutEffect(() => {
    if (returnTo === null) tabStorage.remove(signInReturnKey)
    else if (returnTo !== undefined) tabStorage.set(signInReturnKey, returnTo)
  }, [returnTo])
  return <Redirect to={accountRoutes.secondStep} replace />
}
