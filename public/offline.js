// The page that was asked for, as soon as the server answers: that the browser has a network says nothing about the server.
const firstPauseMs = 1000
const longestPauseMs = 15_000
const timeoutMs = 10_000
let pauseMs = firstPauseMs
let timer

async function isAnswered() {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    return status < 500
  } catch {
    return false
  }
}

async function ask() {
  if (await isAnswered()) return location.reload()
  wait()
  pauseMs = Math.min(pauseMs * 2, longestPauseMs)
}

function wait() {
  clearTimeout(timer)
  if (!document.hidden) timer = setTimeout(ask, pauseMs)
}

function startAnew() {
  pauseMs = firstPauseMs
  wait()
}

addEventListener('online', startAnew)
document.addEventListener('visibilitychange', startAnew)
startAnew()
