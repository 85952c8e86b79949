import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'

/** In the dialog, until the upload's form is there. */
export const UploadLoading = () => (
  <Loading label="Chargement du formulaire...">
    <Skeleton shape="thumbnail" />
    <Skeleton shape="block" />
  </Loading>
)
