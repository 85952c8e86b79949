import { inspectorPermissionMachine } from '../../machines/inspector/inspectorPermission/inspectorPermissionMachine.ts'
import type { AnyStateMachine } from 'xstate'
import { accountExportMachine } from '../../machines/user/accountExport/accountExportMachine.ts'
import { accountFormMachine } from '../../machines/user/accountForm/accountFormMachine.ts'
import { addToPlaylistMachine } from '../../machines/playlist/addToPlaylist/addToPlaylistMachine.ts'
import { becomeCreatorMachine } from '../../machines/channel/becomeCreator/becomeCreatorMachine.ts'
import { bulkEditMachine } from '../../machines/content/bulkEdit/bulkEditMachine.ts'
import { channelTeamMachine } from '../../machines/channel/channelTeam/channelTeamMachine.ts'
import { channelFormMachine } from '../../machines/channel/channelForm/channelFormMachine.ts'
import { commentArrivalsMachine } from '../../machines/comment/commentArrivals/commentArrivalsMachine.ts'
import { commentFormMachine } from '../../machines/comment/commentForm/commentFormMachine.ts'
import { commentSendingMachine } from '../../machines/comment/commentSending/commentSendingMachine.ts'
import { cardPreviewMachine } from '../../machines/content/cardPreview/cardPreviewMachine.ts'
import { captionsEditorMachine } from '../../machines/content/captionsEditor/captionsEditorMachine.ts'
import { transcriptMachine } from '../../machines/content/transcript/transcriptMachine.ts'
import { videoTrimMachine } from '../../machines/content/videoTrim/videoTrimMachine.ts'
import { contentUnlockMachine } from '../../machines/content/contentUnlock/contentUnlockMachine.ts'
import { conversionRetryMachine } from '../../machines/content/conversionRetry/conversionRetryMachine.ts'
import { csvExportMachine } from '../../machines/statistics/csvExport/csvExportMachine.ts'
import { dashboardMachine } from '../../machines/content/dashboard/dashboardMachine.ts'
import { deleteAccountMachine } from '../../machines/user/deleteAccount/deleteAccountMachine.ts'
import { emailProofRequestMachine } from '../../machines/user/emailProofRequest/emailProofRequestMachine.ts'
import { mailLinkMachine } from '../../machines/session/mailLink/mailLinkMachine.ts'
import { passwordResetMachine } from '../../machines/session/passwordReset/passwordResetMachine.ts'
import { passkeySignInMachine } from '../../machines/session/passkeySignIn/passkeySignInMachine.ts'
import { secondStepMachine } from '../../machines/session/secondStep/secondStepMachine.ts'
import { secondFactorMachine } from '../../machines/user/secondFactor/secondFactorMachine.ts'
import { passwordResetRequestMachine } from '../../machines/session/passwordResetRequest/passwordResetRequestMachine.ts'
import { deletionMachine } from '../../machines/common/deletion/deletionMachine.ts'
import { editVideoMachine } from '../../machines/content/editVideo/editVideoMachine.ts'
import { fileTransferMachine } from '../../machines/upload/fileTransfer/fileTransferMachine.ts'
import { framePickerMachine } from '../../machines/upload/framePicker/framePickerMachine.ts'
import { historyChangesMachine } from '../../machines/history/historyChanges/historyChangesMachine.ts'
import { historyConfirmationMachine } from '../../machines/history/historyConfirmation/historyConfirmationMachine.ts'
import { historySearchMachine } from '../../machines/history/historySearch/historySearchMachine.ts'
import { imageUploadMachine } from '../../machines/upload/imageUpload/imageUploadMachine.ts'
import { infiniteScrollMachine } from '../../machines/common/infiniteScroll/infiniteScrollMachine.ts'
import { inspectorMachine } from '../../machines/inspector/inspector/inspectorMachine.ts'
import { lazyPartMachine } from '../../machines/common/lazyPart/lazyPartMachine.ts'
import { leaveGuardMachine } from '../../machines/common/leaveGuard/leaveGuardMachine.ts'
import { listingMachine } from '../../machines/common/listing/listingMachine.ts'
import { administrationActMachine } from '../../machines/administration/administrationAct/administrationActMachine.ts'
import { invitationMachine } from '../../machines/registration/invitation/invitationMachine.ts'
import { quotaFormMachine } from '../../machines/quota/quotaForm/quotaFormMachine.ts'
import { registrationSettingsMachine } from '../../machines/registration/registrationSettings/registrationSettingsMachine.ts'
import { registrationMachine } from '../../machines/session/registration/registrationMachine.ts'
import { moderationMachine } from '../../machines/report/moderation/moderationMachine.ts'
import { navigationMachine } from '../../machines/common/navigation/navigationMachine.ts'
import { networkMachine } from '../../machines/common/network/networkMachine.ts'
import { notificationChoicesMachine } from '../../machines/notification/notificationChoices/notificationChoicesMachine.ts'
import { notificationFeedMachine } from '../../machines/notification/notificationFeed/notificationFeedMachine.ts'
import { notificationsMachine } from '../../machines/notification/notifications/notificationsMachine.ts'
import { oauthCallbackMachine } from '../../machines/identity/oauthCallback/oauthCallbackMachine.ts'
import { pagingMachine } from '../../machines/common/paging/pagingMachine.ts'
import { adMachine } from '../../machines/player/ad/adMachine.ts'
import { playbackReportMachine } from '../../machines/player/playbackReport/playbackReportMachine.ts'
import { playerMachine } from '../../machines/player/player/playerMachine.ts'
import { playlistFormMachine } from '../../machines/playlist/playlistForm/playlistFormMachine.ts'
import { playlistOrderMachine } from '../../machines/playlist/playlistOrder/playlistOrderMachine.ts'
import { playlistQueueMachine } from '../../machines/playlist/playlistQueue/playlistQueueMachine.ts'
import { playlistRemovalMachine } from '../../machines/playlist/playlistRemoval/playlistRemovalMachine.ts'
import { problemReportMachine } from '../../machines/report/problemReport/problemReportMachine.ts'
import { reportMachine } from '../../machines/report/report/reportMachine.ts'
import { resubscriptionMachine } from '../../machines/common/resubscription/resubscriptionMachine.ts'
import { rootMachine } from '../rootMachine.ts'
import { sessionMachine } from '../../machines/session/session/sessionMachine.ts'
import { sessionsMachine } from '../../machines/session/sessions/sessionsMachine.ts'
import { shareMachine } from '../../machines/content/share/shareMachine.ts'
import { siteFormMachine } from '../../machines/site/siteForm/siteFormMachine.ts'
import { subscriptionsMachine } from '../../machines/follow/subscriptions/subscriptionsMachine.ts'
import { suggestionsMachine } from '../../machines/search/suggestions/suggestionsMachine.ts'
import { toastsMachine } from '../../machines/common/toasts/toastsMachine.ts'
import { toggleMachine } from '../../machines/common/toggle/toggleMachine.ts'
import { undoMachine } from '../../machines/common/undo/undoMachine.ts'
import { uploadMachine } from '../../machines/upload/upload/uploadMachine.ts'
import { uploadQueueMachine } from '../../machines/upload/uploadQueue/uploadQueueMachine.ts'

const all: readonly AnyStateMachine[] = [
  accountExportMachine,
  accountFormMachine,
  addToPlaylistMachine,
  becomeCreatorMachine,
  bulkEditMachine,
  cardPreviewMachine,
  channelFormMachine,
  channelTeamMachine,
  commentArrivalsMachine,
  commentFormMachine,
  commentSendingMachine,
  captionsEditorMachine,
  contentUnlockMachine,
  conversionRetryMachine,
  csvExportMachine,
  dashboardMachine,
  deleteAccountMachine,
  deletionMachine,
  editVideoMachine,
  fileTransferMachine,
  framePickerMachine,
  historyChangesMachine,
  historyConfirmationMachine,
  historySearchMachine,
  imageUploadMachine,
  infiniteScrollMachine,
  inspectorMachine,
  inspectorPermissionMachine,
  lazyPartMachine,
  leaveGuardMachine,
  listingMachine,
  registrationMachine,
  registrationSettingsMachine,
  quotaFormMachine,
  invitationMachine,
  administrationActMachine,
  moderationMachine,
  navigationMachine,
  networkMachine,
  notificationChoicesMachine,
  notificationFeedMachine,
  notificationsMachine,
  oauthCallbackMachine,
  pagingMachine,
  emailProofRequestMachine,
  mailLinkMachine,
  secondStepMachine,
  passkeySignInMachine,
  passwordResetMachine,
  passwordResetRequestMachine,
  adMachine,
  playbackReportMachine,
  playerMachine,
  playlistFormMachine,
  playlistOrderMachine,
  playlistQueueMachine,
  playlistRemovalMachine,
  problemReportMachine,
  reportMachine,
  resubscriptionMachine,
  rootMachine,
  secondFactorMachine,
  sessionMachine,
  sessionsMachine,
  shareMachine,
  siteFormMachine,
  subscriptionsMachine,
  suggestionsMachine,
  toastsMachine,
  toggleMachine,
  transcriptMachine,
  undoMachine,
  uploadMachine,
  uploadQueueMachine,
  videoTrimMachine,
]

/** Every machine by its id. It imports all of them, so only the inspector loads it, when it draws the first chart. */
export const machines: ReadonlyMap<string, AnyStateMachine> = new Map(all.map((machine) => [machine.id, machine]))
