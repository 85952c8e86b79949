import { type ComponentType, lazy } from 'react'
import { Route, Switch } from 'wouter'
import { ScreenFrame } from './ScreenFrame/ScreenFrame.tsx'

type ScreenModule = { default: ComponentType }
type LoadScreen = () => Promise<ScreenModule>

const loadHome: LoadScreen = () => import('../screens/Home/Home.tsx').then((file) => ({ default: file.Home }))
const loadLogin: LoadScreen = () => import('../screens/Login/Login.tsx').then((file) => ({ default: file.Login }))
const loadWatch: LoadScreen = () => import('./flows/WatchRoute.tsx').then((file) => ({ default: file.WatchRoute }))
const loadUpload: LoadScreen = () => import('../screens/Upload/Upload.tsx').then((file) => ({ default: file.Upload }))
const loadDashboard: LoadScreen = () => import('./flows/DashboardRoute.tsx').then((file) => ({ default: file.DashboardRoute }))
const loadHistory: LoadScreen = () => import('./flows/HistoryRoute.tsx').then((file) => ({ default: file.HistoryRoute }))
const loadLibrary: LoadScreen = () => import('./flows/LibraryRoute.tsx').then((file) => ({ default: file.LibraryRoute }))
const loadNotFound: LoadScreen = () => import('../screens/NotFound/NotFound.tsx').then((file) => ({ default: file.NotFound }))

const Home = lazy(loadHome)
const Login = lazy(loadLogin)
const Watch = lazy(loadWatch)
const Upload = lazy(loadUpload)
const Dashboard = lazy(loadDashboard)
const History = lazy(loadHistory)
const Library = lazy(loadLibrary)
const NotFound = lazy(loadNotFound)

/** The screens by address. wouter compares without regard to case, so that /Dashboard works as well. */
export function Routes() {
  return (
    <ScreenFrame>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/login" component={Login} />
        <Route path="/watch/:videoId?" component={Watch} />
        <Route path="/upload" component={Upload} />
        <Route path="/dashboard" component={Dashboard} />
        <Route path="/history" component={History} />
        <Route path="/profile" component={Library} />
        <Route component={NotFound} />
      </Switch>
    </ScreenFrame>
  )
}
