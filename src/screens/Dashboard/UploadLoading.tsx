import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'

/** Shown in the dialog until the upload's form has loaded. */
export const UploadLoading = () => (
  <Loading label="Chargement du formulaire...">
    <Skeleton shape="thumbnail" />
    <Skeleton shape="block" />
  </Loading>
)
