import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { Route, Switch } from 'wouter'
import { withTimeout } from '../../shared/withTimeout.ts'
import { ScreenFrame } from '../ScreenFrame/ScreenFrame.tsx'

type ScreenModule = { default: ComponentType }
type LoadScreen = () => Promise<ScreenModule>

const loadHome: LoadScreen = () => import('../../screens/Home/Home.tsx').then((file) => ({ default: file.Home }))
const loadLogin: LoadScreen = () => import('../../screens/Login/Login.tsx').then((file) => ({ default: file.Login }))
const loadWatch: LoadScreen = () => import('./WatchRoute.tsx').then((file) => ({ default: file.WatchRoute }))
const loadUpload: LoadScreen = () => import('./UploadRoute.tsx').then((file) => ({ default: file.UploadRoute }))
const loadDashboard: LoadScreen = () => import('./DashboardRoute.tsx').then((file) => ({ default: file.DashboardRoute }))
const loadCreator: LoadScreen = () => import('./CreatorRoute.tsx').then((file) => ({ default: file.CreatorRoute }))
const loadSubscriptions: LoadScreen = () => import('./SubscriptionsRoute.tsx').then((file) => ({ default: file.SubscriptionsRoute }))
const loadSearch: LoadScreen = () => import('./SearchRoute.tsx').then((file) => ({ default: file.SearchRoute }))
const loadExplore: LoadScreen = () => import('./ExploreRoute.tsx').then((file) => ({ default: file.ExploreRoute }))
const loadSettings: LoadScreen = () => import('./SettingsRoute.tsx').then((file) => ({ default: file.SettingsRoute }))
const loadOAuthCallback: LoadScreen = () => import('./OAuthCallbackRoute.tsx').then((file) => ({ default: file.OAuthCallbackRoute }))
const loadPlaylist: LoadScreen = () => import('./PlaylistRoute.tsx').then((file) => ({ default: file.PlaylistRoute }))
const loadHistory: LoadScreen = () => import('./HistoryRoute.tsx').then((file) => ({ default: file.HistoryRoute }))
const loadLibrary: LoadScreen = () => import('./LibraryRoute.tsx').then((file) => ({ default: file.LibraryRoute }))
const loadNotifications: LoadScreen = () => import('./NotificationsRoute.tsx').then((file) => ({ default: file.NotificationsRoute }))
const loadModeration: LoadScreen = () => import('./ModerationRoute.tsx').then((file) => ({ default: file.ModerationRoute }))
const loadAccessibility: LoadScreen = () =>
  import('../../screens/Accessibility/Accessibility.tsx').then((file) => ({ default: file.Accessibility }))
const loadNotFound: LoadScreen = () => import('../../screens/NotFound/NotFound.tsx').then((file) => ({ default: file.NotFound }))

/** A screen whose code takes longer than half a minute to load fails. */
const screen = (load: LoadScreen): LazyExoticComponent<ComponentType> => lazy(() => withTimeout(load(), 30_000))

const Home = screen(loadHome)
const Login = screen(loadLogin)
const Watch = screen(loadWatch)
const Upload = screen(loadUpload)
const Dashboard = screen(loadDashboard)
const Creator = screen(loadCreator)
const Subscriptions = screen(loadSubscriptions)
const Search = screen(loadSearch)
const Explore = screen(loadExplore)
const Settings = screen(loadSettings)
const OAuthCallback = screen(loadOAuthCallback)
const Playlist = screen(loadPlaylist)
const History = screen(loadHistory)
const Library = screen(loadLibrary)
const Notifications = screen(loadNotifications)
const Moderation = screen(loadModeration)
const Accessibility = screen(loadAccessibility)
const NotFound = screen(loadNotFound)

/** Renders the screen for the address. wouter ignores case, so that /Dashboard works as well. */
export function Routes() {
  return (
    <ScreenFrame>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/login" component={Login} />
        <Route path="/watch/:videoId?" component={Watch} />
        <Route path="/upload" component={Upload} />
        <Route path="/dashboard" component={Dashboard} />
        <Route path="/creator/:username" component={Creator} />
        <Route path="/subscriptions" component={Subscriptions} />
        <Route path="/search" component={Search} />
        <Route path="/explore/:source?" component={Explore} />
        <Route path="/settings" component={Settings} />
        <Route path="/oauth-callback" component={OAuthCallback} />
        <Route path="/playlist/:playlistId?" component={Playlist} />
        <Route path="/history" component={History} />
        <Route path="/profile" component={Library} />
        <Route path="/notifications" component={Notifications} />
        <Route path="/moderation" component={Moderation} />
        <Route path="/accessibilite" component={Accessibility} />
        <Route component={NotFound} />
      </Switch>
    </ScreenFrame>
  )
}
