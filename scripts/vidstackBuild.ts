import type { Plugin } from 'vite'

/** Milliseconds between two looks at the position while a video plays. */
const positionMs = 100

/** A part of Vidstack: what marks its module, as it is written, as it is built. */
const parts: readonly { mark: string; written: string; built: string }[] = [
  // Reads where a playing video is.
  {
    mark: 'var RAFLoop = class',
    written: `window.cancelAnimationFrame(this.#id);
		this.#id = void 0;
	}
	#loop() {
		this.#id = window.requestAnimationFrame(() => {
			if (isUndefined(this.#id)) return;
			this.#callback();
			this.#loop();
		});`,
    built: `window.clearTimeout(this.#id);
		this.#id = void 0;
	}
	#loop() {
		this.#id = window.setTimeout(() => {
			if (isUndefined(this.#id)) return;
			this.#callback();
			this.#loop();
		}, ${positionMs});`,
  },
  // A paused video stands where the last look was not.
  {
    mark: 'var HTMLMediaEvents = class',
    written: `this.#timeRAF.stop();
		this.#ctx.notify("pause", void 0, event);`,
    built: `this.#timeRAF.stop();
		this.#onAnimationFrame();
		this.#ctx.notify("pause", void 0, event);`,
  },
  // Takes each seek into the last second for the end of the video.
  {
    mark: 'var MediaStateManager = class',
    written: `if (Math.floor(currentTime()) !== Math.floor(seekableEnd())) ended.set(false);
		else this.end(event);`,
    built: `if (Math.floor(currentTime()) !== Math.floor(seekableEnd())) ended.set(false);`,
  },
  // Rejects the pending commands of a YouTube frame that is removed. Nothing catches those rejections.
  {
    mark: 'var YouTubeProvider = class',
    written: `for (const promises of this.#promises.values()) for (const { reject } of promises) reject(message);`,
    built: '',
  },
  // Runs jobs for as long as the page is open, most of the time none.
  {
    mark: 'const rafJobs = ',
    written: `if (!IS_SERVER) {
	function processJobs() {
		for (const job of rafJobs) try {
			job();
		} catch (e) {}
		window.requestAnimationFrame(processJobs);
	}
	processJobs();
}
function scheduleRafJob(job) {
	rafJobs.add(job);`,
    built: `let rafId;
function processJobs() {
	for (const job of rafJobs) try {
		job();
	} catch (e) {}
	if (rafJobs.size > 0) rafId = window.requestAnimationFrame(processJobs);
}
function scheduleRafJob(job) {
	rafJobs.add(job);
	window.cancelAnimationFrame(rafId);
	rafId = window.requestAnimationFrame(processJobs);`,
  },
]

/**
 * Builds Vidstack without its loops over animation frames, for each of which the browser draws one, twice as many as a video has pictures:
 * a third of what playing costs. The position of a playing video is read ten times a second instead. And a video has ended when its element
 * says so, and removing a YouTube frame throws no error.
 */
export function vidstackBuild(): Plugin {
  return {
    name: 'vidstack-build',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      const found = id.includes('@vidstack/react/prod/') ? parts.filter(({ mark }) => code.includes(mark)) : []
      if (found.length === 0) return undefined
      const missing = found.find(({ written }) => !code.includes(written))
      if (missing) this.error(`Vidstack is written differently where it says «${missing.mark}»: adapt scripts/vidstackBuild.ts.`)
      return { code: found.reduce((text, { written, built }) => text.replace(written, built), code), map: null }
    },
  }
}
