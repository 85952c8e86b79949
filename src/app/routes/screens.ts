import type { ComponentType } from 'react'

/** How the code of the screen at each path is loaded; the last one is for all others. wouter ignores case, so that /Dashboard works as well. */
export const screens: { path?: string; load: () => Promise<ComponentType> }[] = [
  { path: '/', load: () => import('../../screens/Home/Home.tsx').then((file) => file.Home) },
  { path: '/login', load: () => import('./LoginRoute.tsx').then((file) => file.LoginRoute) },
  { path: '/watch/:videoId?', load: () => import('./WatchRoute.tsx').then((file) => file.WatchRoute) },
  { path: '/upload', load: () => import('./UploadRoute.tsx').then((file) => file.UploadRoute) },
  { path: '/dashboard/:videoId?', load: () => import('./DashboardRoute.tsx').then((file) => file.DashboardRoute) },
  { path: '/captions/:videoId', load: () => import('./CaptionsRoute.tsx').then((file) => file.CaptionsRoute) },
  { path: '/creator/:username', load: () => import('./CreatorRoute.tsx').then((file) => file.CreatorRoute) },
  { path: '/creators', load: () => import('./CreatorsRoute.tsx').then((file) => file.CreatorsRoute) },
  { path: '/subscriptions', load: () => import('./SubscriptionsRoute.tsx').then((file) => file.SubscriptionsRoute) },
  { path: '/search', load: () => import('./SearchRoute.tsx').then((file) => file.SearchRoute) },
  { path: '/explore/:source?', load: () => import('./ExploreRoute.tsx').then((file) => file.ExploreRoute) },
  { path: '/settings', load: () => import('./SettingsRoute.tsx').then((file) => file.SettingsRoute) },
  { path: '/oauth-callback', load: () => import('./OAuthCallbackRoute.tsx').then((file) => file.OAuthCallbackRoute) },
  { path: '/playlist/:playlistId?', load: () => import('./PlaylistRoute.tsx').then((file) => file.PlaylistRoute) },
  { path: '/history', load: () => import('./HistoryRoute.tsx').then((file) => file.HistoryRoute) },
  { path: '/profile', load: () => import('./LibraryRoute.tsx').then((file) => file.LibraryRoute) },
  { path: '/notifications', load: () => import('./NotificationsRoute.tsx').then((file) => file.NotificationsRoute) },
  { path: '/moderation', load: () => import('./ModerationRoute.tsx').then((file) => file.ModerationRoute) },
  { path: '/accessibilite', load: () => import('../../screens/Accessibility/Accessibility.tsx').then((file) => file.Accessibility) },
  { load: () => import('./OtherRoute.tsx').then((file) => file.OtherRoute) },
]
