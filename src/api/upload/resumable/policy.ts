import type { Db } from '../../../db/connection/database.ts'
import { findResumableUpload, type ResumableUpload } from '../../../db/upload/resumableUploads.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { mustManageContent } from '../policy.ts'

/** @throws AppError UPLOAD_NOT_FOUND, also for somebody else's upload; FORBIDDEN when the person may not publish any more */
export async function mustOwnUpload(viewer: Viewer, db: Db, uuid: string): Promise<ResumableUpload> {
  const upload = await findResumableUpload(db, uuid)
  if (!upload || upload.user_uuid !== viewer.uuid) throw new AppError('UPLOAD_NOT_FOUND')
  await mustManageContent(viewer, db, upload.content_uuid)
  return upload
}
