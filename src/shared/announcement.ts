/** Of the announcement at the head of a page, which the server draws outside the app; its `data-id` is the announcement's. */
export const announcementId = 'announcement'

/** The cookie with the id of the announcement that was closed in this browser. */
export const announcementCookie = 'announcement'
